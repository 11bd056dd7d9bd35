import { readFileSync } from 'node:fs';
import { isLevel } from '../findings.js';
/**
 * Reads a file of cases.
 *
 * @throws Error when the file is not JSON of the format `api-review-conformance/1`.
 */
export function readCases(file) {
    const content = parse(file);
    if (content?.format !== 'api-review-conformance/1' || !Array.isArray(content.cases)) {
        throw new Error(`${file}: found format ${JSON.stringify(content?.format)}, expected "api-review-conformance/1" with cases.`);
    }
    for (const [index, item] of content.cases.entries()) {
        const texts = [item.id, item.before, item.after];
        if (!texts.every((text) => typeof text === 'string') || !Array.isArray(item.programs)) {
            throw new Error(`${file}: case ${item.id ?? index} needs id, before, after and programs.`);
        }
        if (!isLevel(item.conservative) || !isLevel(item.pragmatic)) {
            throw new Error(`${file}: case ${item.id} has verdicts ${item.conservative}/${item.pragmatic}, expected none, patch, minor or major.`);
        }
    }
    return { compilerOptions: content.compilerOptions ?? {}, cases: content.cases };
}
function parse(file) {
    const text = readFileSync(file, 'utf8');
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new Error(`${file} is not JSON: ${error.message}`);
    }
}
