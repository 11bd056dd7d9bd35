import ts from 'typescript';
import { draft } from './draft.js';
/** Release tag of a symbol, read from its comments: JSDoc, or the line comments of an API report. */
export function releaseTagOf(symbol) {
    const tag = /@(beta|alpha|internal|experimental)\b/.exec(commentsOf(symbol))?.[1];
    return tag === 'experimental' ? 'alpha' : (tag ?? 'public');
}
/** Compares release tags, deprecation and the text of comments. */
export function compareDocumentation(base, head) {
    const { path } = base;
    const drafts = [];
    const [wasPublic, isPublic] = [releaseTagOf(base), releaseTagOf(head)].map((tag) => tag === 'public');
    if (wasPublic && !isPublic)
        drafts.push(draft('withdrawn', path));
    if (!wasPublic && isPublic)
        drafts.push(draft('promoted', path));
    const [wasDeprecated, isDeprecated] = [base, head].map((symbol) => /@deprecated\b/.test(commentsOf(symbol)));
    if (!wasDeprecated && isDeprecated)
        drafts.push(draft('deprecated', path));
    if (wasDeprecated && !isDeprecated)
        drafts.push(draft('undeprecated', path));
    if (proseOf(base) !== proseOf(head))
        drafts.push(draft('documentation-changed', path));
    return drafts;
}
function commentsOf({ declarations }) {
    return declarations.map(commentOf).join('\n');
}
/** Comments before a declaration, or before the statement that has it. */
function commentOf(node) {
    const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    const text = owner.getSourceFile().text;
    const ranges = ts.getLeadingCommentRanges(text, owner.getFullStart()) ?? [];
    return ranges.map(({ pos, end }) => text.slice(pos, end)).join('\n');
}
/** Words of the JSDoc comments, those of members included, without tags of other rules. */
function proseOf({ declarations }) {
    return declarations
        .flatMap((node) => (ts.isVariableDeclaration(node) ? commentOf(node) : commentOf(node) + node.getText()).match(/\/\*\*[\s\S]*?\*\//g) ?? [])
        .map((comment) => comment.replace(/@(public|beta|alpha|internal|deprecated)\b[^@]*/g, '').replace(/[\s*/]+/g, ' '))
        .join(' ')
        .trim();
}
