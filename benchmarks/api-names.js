/*
 * Made-up names of a large API, alike in build and frequency to those of real ones: words joined to names, a few member
 * names that stand everywhere, many that stand once. The same seed gives the same names.
 */

const verbs = (
  'get set add remove create update delete find fetch load save open close read write parse format build make apply ' +
  'register resolve reject start stop pause resume reset clear copy move merge split join map filter reduce sort group count ' +
  'measure render mount unmount attach detach bind unbind emit dispatch handle observe watch subscribe publish connect ' +
  'disconnect send receive encode decode encrypt decrypt compress validate check assert verify compare match replace insert ' +
  'append prepend push pop shift select toggle enable disable show hide focus blur scroll resize drag drop print log trace ' +
  'schedule cancel retry wait lock unlock acquire release allocate free query scan collect flatten transform convert'
).split(' ')
const nouns = (
  'account action adapter address agent alert anchor animation annotation archive argument array asset attribute ' +
  'audio axis backend badge batch binding block boundary branch browser bucket buffer bundle button cache calendar callback ' +
  'camera canvas catalog cell channel chart chunk client clipboard clock cluster code collection color column command comment ' +
  'component condition config connection constraint container content context control cookie counter coupon credential cursor ' +
  'dashboard database date debug decorator default dependency descriptor design device dialog dictionary diff dimension ' +
  'directive directory document domain draft driver edge editor element email encoding endpoint engine entity entry ' +
  'environment error event example exception execution export expression factory feature feed field file filter flag folder ' +
  'font form format frame function gateway generator gesture grid group handler hash header history hook host icon identity ' +
  'image import index input instance interceptor interface interval invoice item iterator job key keyboard label language ' +
  'layer layout library license lifecycle line link list listener loader locale location logger loop map marker mask media ' +
  'member memory menu message metadata method metric middleware migration model module monitor mutation name namespace network ' +
  'node notification number object observer offset operation operator option order origin output owner package page paint panel ' +
  'parameter parser partition password patch path pattern payload payment permission pipeline pixel platform player plugin point ' +
  'policy pool popup position prefix presence preview price process product profile program project promise property protocol ' +
  'provider proxy query queue range ratio reader record rectangle reducer reference region registry relation renderer report ' +
  'repository request resource response result role route router row rule runtime sample scale schedule schema scope screen ' +
  'script section segment selection sequence server service session setting shader shadow shape signal size slice slot snapshot ' +
  'socket source span stack stage state status step storage store strategy stream string style subject subscription suite symbol ' +
  'table tag target task template tenant text texture theme thread threshold ticket tile time timer token toolbar tooltip track ' +
  'transaction transform transition tree trigger tuple type union unit update upload user validator value variable vector version ' +
  'video view viewport visitor voucher watcher weight widget window wizard worker workspace wrapper writer zone zoom'
).split(' ')
const adjectives = (
  'abstract active async atomic base basic bound cached custom deep dynamic empty external final global initial ' +
  'inline internal lazy linear local max min native nested optional partial pending primary private public raw readable recursive ' +
  'remote root safe shared simple static strict sync total typed unique virtual visible weak writable'
).split(' ')
const endings = (
  'Options Props Config State Error Event Handler Provider Manager Context Factory Builder Result Response Request ' +
  'Input Output Schema Type Kind Map Set List Entry Ref Node Iterator Adapter Strategy Policy Settings Params'
).split(' ')
const common = (
  'constructor name id type value key length size get set has delete clear toString toJSON dispose close open options ' +
  'config context state error message code status data children parent next previous start end index add remove update create ' +
  'find forEach map filter entries keys values on off once emit subscribe then catch finally title description label icon color ' +
  'width height x y z url path method headers body version timeout signal'
).split(' ')

/** Numbers from 0 to 1 by a linear congruence. */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const capital = (word) => word[0].toUpperCase() + word.slice(1)

/** Packages with `size` entries in all, symbols and members, for `encodeNames`. */
export function madeUpPackages(size, seed = 7) {
  const random = randomFrom(seed)
  const of = (list) => list[Math.floor(random() * list.length)]
  const often = (list) => list[Math.floor(random() ** 2.2 * list.length)]
  const subject = () =>
    [
      random() < 0.3 ? capital(of(adjectives)) : '',
      capital(often(nouns)),
      random() < 0.55 ? capital(of(nouns)) : '',
    ].join('')
  const symbolName = (kind) => {
    if (kind === 'function') return of(verbs) + subject()
    if (kind === 'variable' && random() < 0.5)
      return subject()
        .replace(/(?!^)[A-Z]/g, '_$&')
        .toUpperCase()
    return subject() + (random() < 0.4 ? of(endings) : '')
  }
  const memberName = () => {
    const chance = random()
    if (chance < 0.35) return often(common)
    if (chance < 0.65) return of(verbs) + subject()
    if (chance < 0.75) return (random() < 0.5 ? 'on' : 'is') + subject()
    const name = subject()
    return name[0].toLowerCase() + name.slice(1)
  }
  const packages = []
  let left = size
  for (let number = 0; left > 0; number += 1) {
    const slug = `${of(nouns)}-${of(nouns)}-${number}`
    const symbols = []
    const taken = new Set()
    for (let count = Math.min(left, 60 + Math.floor(random() * 300)); count > 0 && left > 0; count -= 1) {
      const kind = of('class class function function interface interface interface type variable enum'.split(' '))
      const name = symbolName(kind)
      if (taken.has(name)) continue
      taken.add(name)
      left -= 1
      const many = kind === 'class' || kind === 'interface' ? Math.floor(random() ** 2 * 24) : kind === 'enum' ? 5 : 0
      const members = new Map()
      for (let more = many; more > 0 && left > 0; more -= 1) {
        const own = kind === 'enum' ? capital(of(nouns)) : memberName()
        if (members.has(own)) continue
        left -= 1
        members.set(own, {
          name: own,
          kind:
            kind === 'enum'
              ? 'enumMember'
              : own === 'constructor'
                ? 'constructor'
                : random() < 0.55
                  ? 'method'
                  : 'property',
          anchor: own,
          isStatic: false,
          release: 'public',
          deprecated: random() < 0.03,
          example: random() < 0.1,
          docs: random() < 0.8,
        })
      }
      symbols.push({
        name,
        container: '',
        page: { slug, kind, name },
        facets: [kind],
        release: random() < 0.04 ? 'beta' : 'public',
        deprecated: random() < 0.04,
        alias: false,
        example: random() < 0.2,
        docs: random() < 0.9,
        references: Math.floor(random() ** 8 * 200),
        bases:
          kind === 'class' && symbols.length > 0 && random() < 0.3 ? [{ role: 'extends', to: of(symbols).page }] : [],
        members: [...members.values()],
      })
    }
    packages.push({ slug, name: `@acme/${slug}`, symbols })
  }
  return packages
}
