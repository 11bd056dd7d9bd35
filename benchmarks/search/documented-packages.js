import { madeUpPackages } from '../api-names.js'

/** Made-up packages with so many names, each with a comment of the words of its name. */
export function documentedPackages(names) {
  return madeUpPackages(names).map((one) => ({
    ...one,
    symbols: one.symbols.map((symbol) => ({
      ...symbol,
      text: textOf(symbol.name),
      members: symbol.members.map((member) => ({ ...member, text: textOf(member.name) })),
    })),
  }))
}

function textOf(name) {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return {
    summary: `Returns the ${words} of a value.`,
    signature: `function ${name}(value: string): void`,
    more: words,
    aliases: '',
  }
}
