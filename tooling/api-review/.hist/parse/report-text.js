/**
 * Reads the declarations of an API report.
 *
 * @param name - Of the file, for messages.
 * @throws Error when it has conflict markers, no headline, or no closed block of declarations.
 */
export function readReportText(name, text) {
    const lines = text.replaceAll('\r\n', '\n');
    if (/^(<{7}|={7}|>{7})( |$)/m.test(lines)) {
        throw new Error(`${name} has merge conflict markers. Resolve the conflict, or extract the report again.`);
    }
    const packageName = /^## API Report File for "([^"]+)"/m.exec(lines)?.[1];
    if (packageName === undefined) {
        throw new Error(`${name} does not begin with "## API Report File for ...". Expected a report of API Extractor.`);
    }
    const declarations = /^```ts\n([\s\S]*?)^```$/m.exec(lines)?.[1];
    if (declarations === undefined)
        throw new Error(`${name} has no closed \`\`\`ts block: it is truncated. Extract it again.`);
    return { packageName, declarations };
}
