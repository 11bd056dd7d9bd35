import ts from 'typescript';
import { draft } from './draft.js';
import { membersOf } from './members.js';
/** Finds parameters with other names, and those that swapped places. */
export function compareParameterNames(base, head) {
    return signaturePairs(base, head).flatMap(([symbol, before, after]) => {
        const [names, others] = [before, after].map(({ parameters }) => parameters.map(({ name }) => name.getText()));
        const [types, otherTypes] = [before, after].map(({ parameters }) => parameters.map(({ type }) => type?.getText() ?? ''));
        if (names.join() === others.join() || names.length !== others.length || types.join() !== otherTypes.join())
            return [];
        const areSwapped = names.toSorted().join() === others.toSorted().join();
        return [draft(areSwapped ? 'parameters-swapped' : 'parameter-renamed', symbol)];
    });
}
/** Finds places that gained or lost `NoInfer`. */
export function compareInferenceSites(base, head) {
    return signaturePairs(base, head).flatMap(([symbol, before, after]) => {
        const sites = ({ parameters }) => parameters.map(({ type }) => /\bNoInfer</.test(type?.getText() ?? ''));
        const [old, now] = [sites(before), sites(after)];
        const index = now.findIndex((isClosed, position) => isClosed !== (old[position] ?? isClosed));
        if (index < 0)
            return [];
        const added = now[index] === true;
        return [
            draft(added ? 'inference-site-removed' : 'inference-site-added', symbol, ...(added ? callsWith(symbol, before, index) : [])),
        ];
    });
}
/** Calls with one literal for the open places and another for the closed one; arrays where the type is an array. */
function callsWith(symbol, { parameters }, closed) {
    return [
        ["'a'", "'b'"],
        ['1', "'b'"],
        ['{ a: 1 }', '{ b: 2 }'],
    ].map(([open, other]) => {
        const list = parameters.map(({ type }, index) => {
            const value = index === closed ? other : open;
            return type && ts.isArrayTypeNode(type) ? `[${value}]` : value;
        });
        return `L.${symbol}(${list.join(', ')})`;
    });
}
/** Functions and methods of one name, when both sides have as many of them. */
function signaturePairs(base, head) {
    const others = membersOf(head);
    const members = [...membersOf(base)].map(([name, nodes]) => [`${base.path}.${name}`, nodes, others.get(name) ?? []]);
    return [[base.path, base.declarations, head.declarations], ...members].flatMap(([symbol, before, after]) => {
        const [one, other] = [before.flatMap(signatureOf), after.flatMap(signatureOf)];
        if (one.length !== other.length)
            return [];
        return one.map((node, index) => [symbol, node, other[index]]);
    });
}
function signatureOf(node) {
    if (ts.isVariableDeclaration(node))
        return node.type && ts.isFunctionTypeNode(node.type) ? [node.type] : [];
    return ts.isFunctionLike(node) ? [node] : [];
}
