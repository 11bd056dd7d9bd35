import ts from 'typescript';
import { smaller } from './findings.js';
import { surfaceOf } from './match/surface.js';
import { findUnchanged } from './match/unchanged-symbols.js';
import { shareFiles } from './parse/share-files.js';
import { ruleOf } from './rules/all-rules.js';
import { releaseTagOf } from './rules/compare-documentation.js';
import { compareSurfaces } from './rules/compare-surfaces.js';
import { protectedPrefix } from './types/erase.js';
import { compareUnits } from './types/compare-units.js';
import { pairsOf } from './types/pairs.js';
import { solvePositions } from './types/positions.js';
import { createStage, createSurfaceStage } from './types/stage.js';
import { verdictOf } from './types/verdicts.js';
import { proveFindings } from './witness/prove-findings.js';
import { witnessesOf } from './witness/witnesses.js';
/** Compares two sides: every change with its verdicts, and a proof of each break. Findings are sorted by entry and symbol. */
export function compareSides(base, written, options, stubs = new Map()) {
    const { head, shared: files } = shareFiles(base, written);
    const shared = [...base.entries].flatMap(([entry, path]) => {
        const other = head.entries.get(entry);
        return other === undefined || (other === path && files.has(path)) ? [] : [entry];
    });
    if (shared.length === 0)
        return [];
    const surfacesStage = createSurfaceStage(base, head, options, stubs);
    const surfaces = new Map(shared.map((entry) => [entry, surfacesOf(surfacesStage, base, head, entry)]));
    const isUnchanged = findUnchanged(surfacesStage.checker);
    const pairs = new Map([...surfaces].map(([entry, { base, head }]) => [entry, pairsOf(base, head, isUnchanged)]));
    const stage = createStage(base, head, options, stubs, pairs, files);
    const known = new Map();
    const unproven = shared.flatMap((entry) => compareEntry(stage, known, entry, surfaces.get(entry), pairs.get(entry)));
    return proveFindings(unproven, base, head, options, stubs);
}
function surfacesOf({ checker, file }, base, head, entry) {
    const surface = (side, path) => {
        const module = checker.getSymbolAtLocation(file(`/review/${side}/${path}`));
        return module ? surfaceOf(checker, module) : new Map();
    };
    return {
        base: surface('base', base.entries.get(entry)),
        head: surface('head', head.entries.get(entry)),
    };
}
function compareEntry(stage, known, entry, surfaces, pairs) {
    const drafts = compareSurfaces(surfaces.base, surfaces.head).map(({ rule, symbol, witnesses }) => {
        const { title, out, roles } = ruleOf(rule);
        return { finding: { rule, entry, symbol, message: title, ...out, role: roles.out, proof: 'none' }, witnesses };
    });
    const units = compareUnits(stage, entry, pairs, known);
    const positions = solvePositions(units, keyedNames(surfaces.base));
    const sites = [...units.values()].flatMap((unit) => {
        const met = positions.get(unit.key) ?? new Set();
        return unit.sites.map((site) => {
            const verdict = verdictOf(site, unit, met);
            const finding = {
                rule: site.rule,
                entry,
                symbol: symbolOf(unit, site),
                message: messageOf(site),
                ...verdict,
                proof: 'none',
            };
            const scene = { stage, entry, units, pairs, surface: surfaces.base };
            return { finding, witnesses: finding.strict === 'major' ? witnessesOf(scene, unit, site) : [] };
        });
    });
    const unique = new Map([...drafts, ...sites].map((item) => [JSON.stringify(item.finding), item]));
    return [...unique.values()].map((item) => ({ ...item, finding: limitByRelease(item.finding, surfaces) }));
}
function symbolOf({ name }, { path, name: part, rule }) {
    const names = path.flatMap((part) => (part.kind === 'property' ? [part.name] : []));
    const isNew = /^(property-added|optional-property-added|property-removed)$/.test(rule);
    return [name, ...names, ...(isNew && part !== undefined ? [part] : [])].join('.').replaceAll(protectedPrefix, '');
}
/** Types named only behind `keyof` or as a map (`Events[Key]`), where consumers neither provide nor receive them. */
function keyedNames(surface) {
    const names = new Set();
    const visit = (node) => {
        const target = ts.isTypeOperatorNode(node)
            ? node.type
            : ts.isIndexedAccessTypeNode(node)
                ? node.objectType
                : undefined;
        if (target && ts.isTypeReferenceNode(target))
            names.add(target.typeName.getText());
        ts.forEachChild(node, visit);
    };
    for (const { declarations } of surface.values())
        declarations.forEach(visit);
    return names;
}
/** Title of the rule, and what the limits of `compare-units.ts` have left out. */
function messageOf({ rule, isLimited, alike }) {
    const parts = [ruleOf(rule).title];
    if (isLimited)
        parts.push('compared as a whole, because the type is too large to compare part by part');
    if (alike)
        parts.push(`${alike} more places of the type changed alike`);
    return parts.join('; ');
}
const exempt = new Set(['withdrawn', 'promoted', 'export-added', 'documentation-changed']);
/** Changes of what is not public break no promise: at most minor for `@beta` and `@alpha`, a patch for `@internal`. */
function limitByRelease(finding, { base, head }) {
    if (exempt.has(finding.rule))
        return finding;
    const owner = ownerOf(base, finding.symbol) ?? ownerOf(head, finding.symbol);
    const tag = owner ? releaseTagOf(owner) : 'public';
    if (tag === 'public')
        return finding;
    const strict = tag === 'internal' ? 'patch' : 'minor';
    return { ...finding, strict: smaller(finding.strict, strict), pragmatic: smaller(finding.pragmatic, 'patch') };
}
function ownerOf(surface, symbol) {
    for (let path = symbol; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
        const owner = surface.get(path);
        if (owner)
            return owner;
    }
    return undefined;
}
