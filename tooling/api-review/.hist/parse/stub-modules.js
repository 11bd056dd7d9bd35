import ts from 'typescript';
/**
 * Writes a stand-in for each module that is imported and not part of a side: an opaque type per imported name, the same for
 * both sides, so that `Observable<string>` of a dependency differs from `Subject<string>` and from `Observable<number>`.
 *
 * @returns Text by path relative to `node_modules`.
 */
export function stubModules(...sides) {
    const names = new Map();
    for (const { files } of sides) {
        for (const [path, text] of files)
            collect(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true), names);
    }
    for (const { files } of sides) {
        for (const path of files.keys()) {
            const own = /(?:^|\/)node_modules\/(.+?)(?:\/index)?\.d\.ts$/.exec(path)?.[1];
            if (own !== undefined)
                names.delete(own);
        }
    }
    return new Map([...names].map(([module, members]) => [`${module}/index.d.ts`, stubOf(module, members)]));
}
function collect(file, names) {
    const aliases = new Map();
    const membersOf = (specifier) => {
        if (!specifier || !ts.isStringLiteral(specifier) || /^[./]/.test(specifier.text))
            return undefined;
        const module = specifier.text.replace(/^node:/, '');
        const members = names.get(module) ?? new Set();
        names.set(module, members);
        return members;
    };
    const visit = (node) => {
        if (ts.isImportDeclaration(node))
            addImports(node, membersOf(node.moduleSpecifier), aliases);
        if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
            const members = membersOf(node.moduleSpecifier);
            for (const { name, propertyName } of node.exportClause.elements)
                members?.add((propertyName ?? name).text);
        }
        if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
            const first = node.qualifier && (ts.isIdentifier(node.qualifier) ? node.qualifier : node.qualifier.left);
            if (first && ts.isIdentifier(first))
                membersOf(node.argument.literal)?.add(first.text);
        }
        if (ts.isQualifiedName(node) && ts.isIdentifier(node.left))
            aliases.get(node.left.text)?.add(node.right.text);
        ts.forEachChild(node, visit);
    };
    visit(file);
}
function addImports({ importClause }, members, aliases) {
    if (!importClause || !members)
        return;
    if (importClause.name)
        members.add('default');
    const { namedBindings } = importClause;
    if (namedBindings && ts.isNamespaceImport(namedBindings))
        aliases.set(namedBindings.name.text, members);
    if (namedBindings && ts.isNamedImports(namedBindings)) {
        for (const { name, propertyName } of namedBindings.elements)
            members.add((propertyName ?? name).text);
    }
}
function stubOf(module, members) {
    const declarations = [...members].sort().map((name) => {
        const local = name === 'default' ? '_default' : name;
        const mark = JSON.stringify(`${name} of ${module}`);
        const type = `interface ${local}<A = unknown, B = unknown, C = unknown, D = unknown> { readonly ${mark}: [A, B, C, D] }`;
        return `${type}\ndeclare const ${local}: any\nexport { ${local}${name === 'default' ? ' as default' : ''} }`;
    });
    return `${declarations.join('\n')}\nexport {}\n`;
}
