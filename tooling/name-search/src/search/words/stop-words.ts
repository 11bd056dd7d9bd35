const stopWords = new Set(
  (
    'a about after all also am an and any are as at be because been before being both but by can cannot could did do does ' +
    'doing done each either else etc even for from further had has have having here how however i if in into is it its ' +
    'itself just may me might more most must my no nor not of off on once only or other others our out over own same ' +
    'shall she should so some such than that the their them then there these they this those through thus to too under ' +
    'until up upon us use used uses using very was we were what when where whether which while who whose why will with ' +
    'within would you your ' +
    'acea aceasta acele acest aceste acestea acestui aceasta acolo ai al ale am ar are as asa asta astfel atat atunci au ' +
    'avea ca cand care carei ce cea cei cel cele ceva chiar cu cum cat da daca dar de deci deja din dintr dintre doar dupa ' +
    'e ea ei el ele era este eu fi fie fiecare fii fost iar ii il in inca intr intre isi la le li lor lui mai mult nici nu ' +
    'o or ori pe pentru pana prin printr poate sa sau se si spre sub sunt tot toate tu un una unde unei unele unor unui va ' +
    'vor'
  ).split(' '),
)

/** True for a word without a meaning of its own, English or Romanian. @param plain - In lower case, without diacritics. */
export function isStopWord(plain: string): boolean {
  return stopWords.has(plain)
}
