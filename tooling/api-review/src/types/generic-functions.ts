import ts from '#typescript'

/** Name of a function that keeps its type parameters, beside the erased one. */
export function genericName(name: string): string {
  return `$generic_${name}`
}

/** Text of functions of a file with their type parameters, under their {@link genericName}. */
export function genericFunctions(file: ts.SourceFile, names: ReadonlySet<string>): string {
  return file.statements
    .flatMap((node) => {
      if (!ts.isFunctionDeclaration(node) || !node.name || !names.has(node.name.text)) return []
      const signature = file.text.slice(node.name.getEnd(), node.getEnd())
      return [`export declare function ${genericName(node.name.text)}${signature}\n`]
    })
    .join('')
}
