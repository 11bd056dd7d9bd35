import ts from 'typescript';
import { draft } from './draft.js';
import { has } from './members.js';
/** Compares the members and values of two enums. */
export function compareEnums(base, head) {
    const { path } = base;
    const [before, after] = [valuesOf(base), valuesOf(head)];
    if (!before || !after)
        return [];
    const drafts = [];
    const [wasConst, isConst] = [isConstEnum(base), isConstEnum(head)];
    if (!wasConst && isConst)
        drafts.push(draft('enum-object-removed', path, `Object.keys(L.${path})`));
    if (wasConst && !isConst)
        drafts.push(draft('enum-object-added', path));
    for (const [name, value] of before) {
        const member = `${path}.${name}`;
        const other = after.get(name);
        if (other === undefined)
            drafts.push(draft('enum-member-removed', member, `L.${member}`));
        else if (other !== value)
            drafts.push(draft('enum-value-changed', member, ...literalUses(path, name, value)));
    }
    for (const name of after.keys()) {
        if (before.has(name))
            continue;
        const cases = [...before.keys()].map((known) => `case L.${path}.${known}: return 1`).join('; ');
        drafts.push(draft('enum-member-added', `${path}.${name}`, `export function match(value: L.${path}): number { switch (value) { ${cases} } }`));
    }
    return drafts;
}
function literalUses(path, name, value) {
    return [
        `const value: L.${path} = ${value}`,
        `const value: \`\${L.${path}.${name}}\` = ${JSON.stringify(value.replaceAll('"', ''))}`,
    ];
}
/** Source text of each member's value, counted where none is written. */
function valuesOf({ declarations }) {
    const nodes = declarations.filter(ts.isEnumDeclaration);
    if (nodes.length === 0)
        return undefined;
    const values = new Map();
    for (const { members } of nodes) {
        let next = 0;
        for (const { name, initializer } of members) {
            const text = initializer?.getText().replaceAll("'", '"') ?? String(next);
            values.set(ts.isStringLiteral(name) ? name.text : name.getText(), text);
            next = Number(text) + 1;
        }
    }
    return values;
}
function isConstEnum({ declarations }) {
    return declarations.some((node) => ts.isEnumDeclaration(node) && has(node, ts.SyntaxKind.ConstKeyword));
}
