import ts from 'typescript';
/** Collects the exported names of a module, those of its namespaces included. */
export function surfaceOf(checker, module) {
    const surface = new Map();
    const seen = new Set();
    const visit = (container, prefix) => {
        if (seen.has(container))
            return;
        seen.add(container);
        for (const exported of checker.getExportsOfModule(container)) {
            const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
            const isTypeOnly = (exported.declarations ?? []).some(ts.isTypeOnlyImportOrExportDeclaration);
            const path = `${prefix}${exported.name}`;
            surface.set(path, {
                path,
                symbol,
                meanings: meaningsOf(symbol, isTypeOnly),
                declarations: symbol.declarations ?? [],
            });
            const isNamespace = symbol.flags & (ts.SymbolFlags.NamespaceModule | ts.SymbolFlags.ValueModule);
            if (isNamespace)
                visit(symbol, `${path}.`);
        }
    };
    visit(module, '');
    return surface;
}
function meaningsOf({ flags }, isTypeOnly) {
    return {
        value: !isTypeOnly && (flags & ts.SymbolFlags.Value) !== 0,
        type: (flags & ts.SymbolFlags.Type) !== 0,
        namespace: (flags & ts.SymbolFlags.Namespace & ~ts.SymbolFlags.Enum) !== 0,
    };
}
