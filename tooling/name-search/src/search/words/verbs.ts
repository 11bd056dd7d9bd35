import { plainWord } from './plain-word.ts'

/** Verbs that ask for something that is called, when a query begins with one. */
const verbs = new Set(
  (
    'accept abort acquire add allow animate append apply ask assert assign attach await begin bind block build bundle ' +
    'calculate call cancel capture cast catch change check choose clamp clean clear clone close collapse collect combine ' +
    'commit compare compile compress compute concatenate configure confirm connect consume convert copy count create cut ' +
    'debounce declare decode decompress decrypt define delay delete derive describe destroy detach detect determine disable ' +
    'discard disconnect dispatch display divide download drain draw drop dump duplicate edit emit enable encode encrypt ' +
    'enforce ensure enter enumerate erase escape evaluate exclude execute expand expect export expose extend extract fetch ' +
    'fill filter find finish fire flatten flush follow force format forward freeze generate get give go group guard handle ' +
    'hash hide hold ignore implement import include increment inherit initialize inject insert inspect install intercept ' +
    'interpolate invalidate invert invoke iterate join jump keep limit link list listen load locate lock log look loop make ' +
    'map mark mask match measure memoize merge mock modify monitor mount move navigate normalize notify observe obtain omit ' +
    'open order override pad parse pass patch pause perform persist pick ping pipe place poll pop post prevent print process ' +
    'produce prompt protect provide publish pull push put query raise read receive record redirect reduce register reject ' +
    'release reload remove rename render reorder repeat replace request require reset resize resolve restart restore ' +
    'restrict resume retrieve retry return reuse reverse revert revoke rewrite roll rotate round run sample save scale scan ' +
    'schedule scroll search select send separate serialize serve set share shift show shuffle shut sign simulate skip sleep ' +
    'slice sort specify split spread stack start stop store stream strip submit subscribe subtract sum switch synchronize ' +
    'tap terminate test throttle throw toggle trace track transform translate traverse trigger trim truncate turn type undo ' +
    'uninstall unlock unmount unregister unsubscribe unwrap update upgrade upload use validate verify visit wait walk warn ' +
    'watch wrap write zip'
  ).split(' '),
)

/** Words before the verb of a question: "how to subscribe", "can I cancel". */
const before = new Set('a can do how i must please should the to we you'.split(' '))

/** Words at the start of a query that are read, until the first that is not before a verb. */
const mostWords = 8

/** Whether a query of several words begins with a verb: "decrypt a token" asks for a function, "decrypted token" for a type. */
export function asksForAction(query: string): boolean {
  const words = (query.match(/\p{L}+/gu) ?? []).slice(0, mostWords).map(plainWord)
  const first = words.find((word) => !before.has(word))
  return words.length > 1 && first !== undefined && verbs.has(first)
}
