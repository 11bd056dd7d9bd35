import type { DiagnosticSeverity } from './diagnostic.ts'

/** The tools that report diagnostics, in the order in which a build runs them. */
export type Tool =
  | 'api-extract'
  | 'signpost'
  | 'symbol-graph'
  | 'docs-content'
  | 'prerender'
  | 'check-site'
  | 'examples'

/** Stable name of a kind of diagnostic. */
export type DiagnosticCode =
  | 'AX-MANIFEST'
  | 'AX-NO-DECLARATIONS'
  | 'AX-NO-API'
  | 'AX-OUTSIDE'
  | 'AX-SOURCE-REFUSED'
  | 'AX-CONFIG'
  | 'AX-SYNTAX'
  | 'AX-MISSING-FILE'
  | 'AX-TYPES-MISSING'
  | 'AX-NOT-A-MODULE'
  | 'AX-EMPTY'
  | 'AX-AMBIENT-PATTERN'
  | 'AX-TYPES-PACKAGE'
  | 'AX-NO-EXTENSION'
  | 'AX-PATTERN'
  | 'AX-PATTERN-MODULES'
  | 'AX-COMPONENT'
  | 'AX-REQUIRE'
  | 'AR-AE-CRASH'
  | 'AX-FACTS'
  | 'AX-MACHINE-PATH'
  | 'AX-NESTED'
  | 'AX-MESSAGE'
  | 'AX-WRITE'
  | 'AX-COMPILE'
  | 'AX-ELIDED'
  | 'AX-COMMENT'
  | 'AX-UNCOMPARED'
  | 'SP-EXTRACTION-ENDED'
  | 'SP-OUTSIDE'
  | 'SP-UNKNOWN-PACKAGE'
  | 'SP-NOT-INSTALLED'
  | 'SP-EMPTY-PATTERN'
  | 'SP-NX-PROJECT'
  | 'SP-VERSION'
  | 'SP-SOURCE-NOT-SHOWN'
  | 'SG-MODEL-MISSING'
  | 'SG-MODEL-UNREADABLE'
  | 'SG-MODEL-SCHEMA'
  | 'SG-FACTS-UNREADABLE'
  | 'SG-MANIFEST-UNREADABLE'
  | 'SG-SOURCE-REFUSED'
  | 'SG-HISTORY-UNREADABLE'
  | 'SG-PLAIN-TEXT'
  | 'SG-PACKAGE-FAILED'
  | 'SG-DUPLICATE-PACKAGE'
  | 'SG-UNRESOLVED-LINK'
  | 'SG-UNKNOWN-PARAMETER'
  | 'SG-INHERITDOC-CYCLE'
  | 'SG-UNEXPORTED'
  | 'SG-MEMBERS-MISSING'
  | 'SG-RELEASE-LEAK'
  | 'SG-UNUSED-SUPPRESS'
  | 'invalid-configuration'
  | 'untrusted-root'
  | 'accent-contrast'
  | 'invalid-front-matter'
  | 'unknown-front-matter'
  | 'invalid-category'
  | 'duplicate-id'
  | 'duplicate-slug'
  | 'heading-ids-differ'
  | 'unknown-neighbour'
  | 'unreadable-file'
  | 'not-utf-8'
  | 'broken-markdown-link'
  | 'unreadable-markdown'
  | 'missing-image'
  | 'unusable-address'
  | 'missing-original'
  | 'unknown-tag'
  | 'unused-switch'
  | 'bad-path'
  | 'same-file'
  | 'case-twin'
  | 'no-social-images'
  | 'undrawn-image'
  | 'render-failed'
  | 'redirect-data'
  | 'broken-link'
  | 'broken-anchor'
  | 'signpost-fault'
  | 'duplicate-route'
  | 'invalid-markup'
  | 'EX-COMPILE'
  | 'EX-UNDECLARED'
  | 'EX-SYNTAX'
  | 'EX-NO-ERROR'
  | 'EX-MARK'
  | 'EX-UNCLOSED'
  | 'EX-NOT-INSTALLED'
  | 'EX-NO-TYPES'
  | 'EX-LIMIT'
  | 'EX-UNREADABLE'
  | 'EX-OUTPUT'
  | 'EX-RUN'
  | 'EX-NOT-RUN'
  | 'SP-COVERAGE'

/** Explanation of a code, for the page of all codes. Markdown is allowed in `meaning` and `nextStep`. */
export interface CodeExplanation {
  tool: Tool
  /** Every severity that the code is reported with. */
  severities: readonly DiagnosticSeverity[]
  /** The key of the site's configuration that sets the severity; absent when the severity is fixed. */
  setting?: 'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks' | 'onDuplicateRoutes'
  /** True for warnings about a symbol, which can be switched off for single ones. */
  isAboutSymbol?: true
  /** True for warnings that cannot be switched off, because a page may be missing or broken. */
  isAlwaysReported?: true
  /**
   * True when something public is missing from the documentation, whatever the severity: the package is then documented in part.
   * An error always means that.
   */
  isLoss?: true
  /** A few words, without a full stop. */
  title: string
  meaning: string
  nextStep: string
}

/** Every diagnostic code with its explanation. The documentation page `reference/diagnostics` is generated from it. */
export const codes: Readonly<Record<DiagnosticCode, CodeExplanation>> = {
  'AX-MANIFEST': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'Unusable package.json',
    meaning: 'The package has no `package.json` or manifest of Deno, or it is not a JSON object with a name.',
    nextStep: 'Give the folder of a package, or repair the file.',
  },
  'AX-NO-DECLARATIONS': {
    tool: 'api-extract',
    severities: ['error', 'warning', 'info'],
    title: 'No declaration file',
    meaning:
      'An entry point of the package, or the whole package, has no declaration file and no source to make one from. It is a warning for a subpath without a `types` condition, or whose JavaScript file is missing too, and an info for a subpath named as internal.',
    nextStep: 'Build the package so that its declarations are written, or add a `types` condition that leads to them.',
  },
  'AX-NO-API': {
    tool: 'api-extract',
    severities: ['info'],
    title: 'Package without an API',
    meaning:
      'The package is not meant to be imported: an app, a configuration, stylesheets. It is not documented, and that is no failure.',
    nextStep:
      'Nothing for such a package. Otherwise name its entry point in `exports`, `types` or `main` of `package.json`.',
  },
  'AX-OUTSIDE': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'Entry point outside the package',
    meaning: 'The target of an entry point, or the file behind a symbolic link, is outside the package folder.',
    nextStep: 'Correct the target in `package.json`, or replace the link by the file.',
  },
  'AX-SOURCE-REFUSED': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'File that is not read',
    meaning: 'A file or module is outside the documented root, or is a pipe or a device. It was not read.',
    nextStep: 'Copy the file into the repository, install the package, or give a wider root.',
  },
  'AX-CONFIG': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'Invalid API Extractor configuration',
    meaning: 'API Extractor refuses `api-extractor.json` or `tsdoc.json`. The shared configuration was used instead.',
    nextStep: 'Repair or remove the file.',
  },
  'AX-SYNTAX': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'Syntax error in a declaration file',
    meaning: 'The compiler cannot parse a declaration file.',
    nextStep: 'Build the package again, or repair the file.',
  },
  'AX-MISSING-FILE': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'Relative import without a file',
    meaning: 'A relative import, or a name of `imports` in package.json, leads to no declarations.',
    nextStep: 'Build the package again so that the file is written, or correct the path.',
  },
  'AX-TYPES-MISSING': {
    tool: 'api-extract',
    severities: ['error', 'warning', 'info'],
    title: 'Missing types of a dependency',
    meaning:
      'Declarations use a package or a global, such as `NodeJS` or `React`, whose types are not installed. It is an info for an optional peer or dependency, and a warning for a published package that does not list what it uses.',
    nextStep: 'Install the package or its `@types` package, and list it in `dependencies`.',
  },
  'AX-NOT-A-MODULE': {
    tool: 'api-extract',
    severities: ['error', 'warning'],
    title: 'Entry point that is no module',
    meaning:
      'The declaration file has no import and no export, and declares no module with the name of the entry point (`declare module "x"`), so its declarations are global and there is no doc model. It is a warning for a subpath, which nobody can import.',
    nextStep: 'Export the declarations, or leave the entry point out of `exports`.',
  },
  'AX-EMPTY': {
    tool: 'api-extract',
    severities: ['error', 'warning'],
    title: 'Entry point without exports',
    meaning: 'The module exports nothing, so there is nothing to document.',
    nextStep: 'Export the API from this file, or leave the entry point out of `exports`.',
  },
  'AX-AMBIENT-PATTERN': {
    tool: 'api-extract',
    severities: ['info'],
    title: 'Module declared by a pattern',
    meaning:
      'A declaration file types imports such as `*.svg` by `declare module "*.svg"`. Nothing can be imported by that name, so it has no page.',
    nextStep: 'Nothing.',
  },
  'AX-TYPES-PACKAGE': {
    tool: 'api-extract',
    severities: ['warning'],
    isLoss: true,
    title: 'Subpath whose declarations are not read',
    meaning:
      'The main entry point of the package has no declarations, so those of its `@types` package are documented. A subpath of the package has declarations of its own, which are not.',
    nextStep: 'Add a `types` condition for the main entry point, or leave it.',
  },
  'AX-NO-EXTENSION': {
    tool: 'api-extract',
    severities: ['warning'],
    title: 'Relative imports without an extension',
    meaning:
      'An ECMAScript module imports `./x` instead of `./x.js`. Node and `"moduleResolution": "nodenext"` reject it; the documentation has what a bundler resolves.',
    nextStep: 'Add the extensions to the imports.',
  },
  'AX-PATTERN': {
    tool: 'api-extract',
    severities: ['info'],
    title: 'Pattern that is not expanded',
    meaning:
      'A key of `exports` such as `./*` matches the modules that the main entry point is made of, tests, examples and scripts of the package, or modules of values without JavaScript. They are not documented as entry points of their own.',
    nextStep:
      'Nothing. To document them, name the pattern in `signpost.entryPoints` of `package.json`, or in `packages.entryPoints` of the configuration.',
  },
  'AX-PATTERN-MODULES': {
    tool: 'api-extract',
    severities: ['info'],
    isLoss: true,
    title: 'Modules of a pattern that are not documented',
    meaning:
      'A key of `exports` such as `./*` is not expanded (`AX-PATTERN`), and it matches modules with names that no entry point exports and that none imports. `--strict` does not fail for it.',
    nextStep:
      'To document them, name the pattern in `signpost.entryPoints` of `package.json`, or in `packages.entryPoints` of the configuration. Otherwise leave them out of `exports`.',
  },
  'AX-COMPONENT': {
    tool: 'api-extract',
    severities: ['warning'],
    title: 'Component without declarations',
    meaning:
      'An entry point, or an import in one, is a single-file component of Vue, Svelte, Astro or Marko without declarations beside it. Templates are not read: the component is named, and its props are not documented.',
    nextStep: 'Let the build write declarations, with `vue-tsc` or `svelte-package`.',
  },
  'AX-REQUIRE': {
    tool: 'api-extract',
    severities: ['info'],
    title: 'Declarations for `require` that differ',
    meaning:
      'The `types` of the conditions `import` and `require` export different names, or declare a name differently. Names that only `require` has are documented; of the others the documentation has the declarations for `import`.',
    nextStep: 'Nothing if the difference is meant; otherwise build both from the same source.',
  },
  'AR-AE-CRASH': {
    tool: 'api-extract',
    severities: ['warning', 'info'],
    title: 'API Extractor threw',
    meaning:
      'As an info: API Extractor threw, and the doc model was made without the declaration that it does not support. As a warning: there is no doc model and no API report for the entry point. The documentation is complete in both cases.',
    nextStep: 'Nothing for an info. For a warning, rewrite the declaration that the message names.',
  },
  'AX-FACTS': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'Unreadable declarations',
    meaning:
      'The export table, or other facts about the declarations, could not be read: a fault of Signpost or of the compiler.',
    nextStep: 'Report it with the declaration file.',
  },
  'AX-MACHINE-PATH': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'Path of the build machine',
    meaning:
      'The text of a declaration, a type or a comment has the path of the package or the root on this machine, or that of the home folder without its author having written it. It would be published.',
    nextStep: 'Remove the path from the sources. If they do not have it, report a fault of Signpost.',
  },
  'AX-NESTED': {
    tool: 'api-extract',
    severities: ['warning'],
    isLoss: true,
    title: 'Namespaces nested too deeply',
    meaning:
      'More than 16 namespaces are nested in each other. Those inside have a page that does not list their exports: pages would grow with the square of the depth.',
    nextStep: 'Export the inner namespaces from the module, too.',
  },
  'AX-MESSAGE': {
    tool: 'api-extract',
    severities: ['error', 'warning'],
    title: 'Message of API Extractor',
    meaning: "API Extractor reports a message whose level is set by the package's `api-extractor.json`.",
    nextStep: 'Follow the link in the diagnostic to the page of the message, and correct the declaration.',
  },
  'AX-WRITE': {
    tool: 'api-extract',
    severities: ['error'],
    title: 'Doc models not written',
    meaning: 'The output of the extraction could not be written.',
    nextStep: 'Make the output folder writable.',
  },
  'AX-COMPILE': {
    tool: 'api-extract',
    severities: ['error', 'info'],
    title: 'Sources that do not compile',
    meaning:
      'The compiler reported an error in sources that declarations are made from, for a package that is not built or was edited since: a syntax error is an error, anything else an info. The dev server keeps the pages from before the error.',
    nextStep: 'Correct the source or the `tsconfig.json`. The package is documented as far as the compiler reads it.',
  },
  'AX-ELIDED': {
    tool: 'api-extract',
    severities: ['info'],
    title: 'Type that the compiler left out',
    meaning:
      'The compiler writes `any` in declarations for an inferred type that contains itself, such as that of a method which returns `this` in an anonymous class. Pages and consumers see `any`.',
    nextStep: 'Declare an interface or a class for the type, and annotate the declaration with it.',
  },
  'AX-COMMENT': {
    tool: 'api-extract',
    severities: ['warning'],
    isLoss: true,
    title: 'Doc comment that no page shows',
    meaning:
      'A doc comment is in a public declaration, or before one, at a place where nothing reads it. The message names the kind: above another comment; after the last declaration or member; at an export, when the page has the comment of another one; in code of which no declaration is made, such as `Object.assign(exports, {})`; between parts of a declaration, such as the types of an operator. Its text is on no page. Comments of licenses, for tools and of hidden members are not counted.',
    nextStep:
      'Move the comment directly before what it describes. Write `/*` in place of `/**` if it is for readers of the source.',
  },
  'AX-UNCOMPARED': {
    tool: 'api-extract',
    severities: ['info'],
    isLoss: true,
    title: 'Comments that could not be compared',
    meaning:
      'The declarations have no declaration maps, and sources in the package have doc comments that are in no declaration. The compiler omits comments of assignments, of destructured parameters and of the code of overloads, for example. Without maps they are not shown, and it is unknown which of them are of something public. Sources whose comments are none of the declarations are not compared: others wrote the declarations.',
    nextStep:
      'Set `"declarationMap": true` where the declarations are built, and build them again. In declarations that are written by hand, write the comments there.',
  },
  'SP-EXTRACTION-ENDED': {
    tool: 'signpost',
    severities: ['error'],
    title: 'Extraction ended early',
    meaning:
      'The process that extracts a package ran out of memory, crashed or took longer than five minutes of processor time. The package is documented from its declarations as written, without inherited members and without an API report, or not at all where that ended early too. The other packages were built.',
    nextStep:
      'Report it with the declaration files. Where memory was short, `NODE_OPTIONS=--max-old-space-size=8192` gives it more.',
  },
  'SP-OUTSIDE': {
    tool: 'signpost',
    severities: ['warning'],
    isAlwaysReported: true,
    title: 'Package outside the root',
    meaning:
      'A pattern of the workspace, or a link, leads to a folder that is not below the root. Nothing in it is read or published.',
    nextStep: 'Give a `--root` that holds all packages, or correct the pattern.',
  },
  'SP-UNKNOWN-PACKAGE': {
    tool: 'signpost',
    severities: ['warning'],
    title: 'Selected package that does not exist',
    meaning:
      'An entry in `packages.include`, `packages.exclude` or `packages.entryPoints` of the configuration matches no package.',
    nextStep: 'Correct the name or the pattern, or remove the entry.',
  },
  'SP-NOT-INSTALLED': {
    tool: 'signpost',
    severities: ['warning'],
    title: 'Dependencies that are not installed',
    meaning:
      'Packages have dependencies, but there is no `node_modules`, so that types of other packages are unknown. Other warnings follow from it.',
    nextStep:
      "Install the dependencies and build again. With Yarn's Plug'n'Play, set `nodeLinker: node-modules` first.",
  },
  'SP-EMPTY-PATTERN': {
    tool: 'signpost',
    severities: ['warning'],
    title: 'Workspace pattern without a package',
    meaning: 'A pattern of the workspace, or a project of `rush.json`, matches no folder with a `package.json`.',
    nextStep: 'Correct the pattern, or remove it.',
  },
  'SP-NX-PROJECT': {
    tool: 'signpost',
    severities: ['info'],
    title: 'Nx library without a package.json',
    meaning:
      'Libraries of an Nx repository have a `project.json` only. Nobody can install them, so they have no pages.',
    nextStep:
      'Nothing; to document one, write a `package.json` with `name`, `version` and `exports` beside its `project.json`.',
  },
  'SP-VERSION': {
    tool: 'signpost',
    severities: ['warning', 'info'],
    title: 'Release that is not documented in full',
    meaning:
      'A published release that `versions` of the configuration names cannot be found, read or documented in full, or there are more than 50 of a package. The other releases and the current API are documented.',
    nextStep:
      'Correct the entry, or remove it. A release that is gone from the registry can be given as a folder or a tarball, and one of a former name as `npm:<name>@<range>`.',
  },
  'SP-SOURCE-NOT-SHOWN': {
    tool: 'signpost',
    severities: ['warning'],
    title: 'Source file without a page',
    meaning:
      'Symbols are declared in a file that has no page, although `sourcePages` of the configuration is on: Git does not track it and its package does not publish it, it is a link or in a linked folder, or it is outside its package. Links to it lead to the repository, if the configuration names one.',
    nextStep:
      'Commit the file, or add it to `files` of the package.json. When the path leads out of the package, correct the source map that names it.',
  },
  'SG-MODEL-MISSING': {
    tool: 'symbol-graph',
    severities: ['error'],
    title: 'Missing doc model',
    meaning: 'An entry point has no doc model. The package is documented from its facts.',
    nextStep: 'Extract the package again.',
  },
  'SG-MODEL-UNREADABLE': {
    tool: 'symbol-graph',
    severities: ['error'],
    title: 'Unreadable doc model',
    meaning: 'A doc model is empty, is a folder or cannot be parsed. The package is documented from its facts.',
    nextStep: 'Extract the package again.',
  },
  'SG-MODEL-SCHEMA': {
    tool: 'symbol-graph',
    severities: ['error'],
    title: 'Doc model of another version',
    meaning: 'A doc model was written by another version of API Extractor. The package is documented from its facts.',
    nextStep: 'Extract every package by the same version of `@microsoft/api-extractor`.',
  },
  'SG-FACTS-UNREADABLE': {
    tool: 'symbol-graph',
    severities: ['error'],
    title: 'Unreadable facts',
    meaning:
      'The facts file of a package is missing, broken or of another format. The package is documented from its doc models.',
    nextStep: 'Extract the package again.',
  },
  'SG-MANIFEST-UNREADABLE': {
    tool: 'symbol-graph',
    severities: ['error'],
    title: 'Unreadable package.json',
    meaning: 'The `package.json` of a package is missing or broken. The package is shown under the name of its folder.',
    nextStep: 'Repair the file.',
  },
  'SG-SOURCE-REFUSED': {
    tool: 'symbol-graph',
    severities: ['warning'],
    isLoss: true,
    title: 'README that is not read',
    meaning: 'A README is a link out of the repository, or no regular file. The package is shown without it.',
    nextStep: 'Replace it by a file in the repository.',
  },
  'SG-HISTORY-UNREADABLE': {
    tool: 'symbol-graph',
    severities: ['warning'],
    isLoss: true,
    title: 'Unreadable history of an API',
    meaning:
      'A file in api-reports/history has conflict markers or is no history. The package is shown without its changes.',
    nextStep: 'Restore the committed file, or resolve the conflict and run `signpost-api-review history`.',
  },
  'SG-PLAIN-TEXT': {
    tool: 'symbol-graph',
    severities: ['warning'],
    title: 'Markdown past a limit',
    meaning: 'A README or a doc comment exceeds a limit of size or nesting, so all of it is shown as plain text.',
    nextStep: 'Shorten or split the text, or write the large part as fenced code.',
  },
  'SG-PACKAGE-FAILED': {
    tool: 'symbol-graph',
    severities: ['error'],
    title: 'Package without pages',
    meaning: 'Facts and doc models of a package contradict each other. The package is listed, but has no pages.',
    nextStep: 'Extract the package again. If that does not help, report it with the files of its `.api` folder.',
  },
  'SG-DUPLICATE-PACKAGE': {
    tool: 'symbol-graph',
    severities: ['error'],
    title: 'Two packages with one name',
    meaning: 'Two folders have a package of the same name. Only the first one by path is documented.',
    nextStep: 'Rename one of them, or leave one out.',
  },
  'SG-UNRESOLVED-LINK': {
    tool: 'symbol-graph',
    severities: ['warning'],
    isAboutSymbol: true,
    title: 'Unresolved link in a doc comment',
    meaning: 'A `{@link}` or `{@inheritDoc}` names no export, member or package. Its text is shown without a link.',
    nextStep: 'Correct the name, export what it names, or write it as code.',
  },
  'SG-UNKNOWN-PARAMETER': {
    tool: 'symbol-graph',
    severities: ['warning'],
    isAboutSymbol: true,
    title: 'Documented parameter that does not exist',
    meaning: 'A `@param` names no parameter of the declaration. Its text is shown below the other documentation.',
    nextStep: 'Correct the name, or remove the tag.',
  },
  'SG-INHERITDOC-CYCLE': {
    tool: 'symbol-graph',
    severities: ['warning'],
    title: 'Comments that inherit from each other',
    meaning: 'A chain of `{@inheritDoc}` tags leads back to its start, so there is no text to inherit.',
    nextStep: 'Write one of the comments out.',
  },
  'SG-UNEXPORTED': {
    tool: 'symbol-graph',
    severities: ['warning'],
    isAboutSymbol: true,
    title: 'Forgotten export',
    meaning:
      'A public signature names a type that no entry point exports. The type is shown there, but cannot be imported.',
    nextStep: 'Export the type, or leave it if it is private on purpose.',
  },
  'SG-MEMBERS-MISSING': {
    tool: 'symbol-graph',
    severities: ['warning'],
    isAboutSymbol: true,
    isLoss: true,
    title: 'Members on no page',
    meaning:
      'The compiler finds more properties and methods of a class or interface than its page has or links to, inherited ones included, or a script assigns some to a prototype that the compiler does not declare.',
    nextStep:
      'Document the package of the base too: in a workspace, it may be private or excluded. Write a function with a prototype as a class. Otherwise report it as a fault of Signpost.',
  },
  'SG-RELEASE-LEAK': {
    tool: 'symbol-graph',
    severities: ['warning'],
    isAboutSymbol: true,
    title: 'Less stable type in a signature',
    meaning:
      'A signature names a symbol of a less stable release tag, for example a public function with an alpha parameter.',
    nextStep: 'Give both the same release tag.',
  },
  'SG-UNUSED-SUPPRESS': {
    tool: 'symbol-graph',
    severities: ['info'],
    isAboutSymbol: true,
    title: 'Accepted, but never reported',
    meaning:
      'A `@suppress` accepts nothing: the warning is not about this declaration, the code is not one that can be accepted there, or the reason is missing.',
    nextStep: 'Write the reason, correct the code, or remove the tag.',
  },
  'invalid-configuration': {
    tool: 'docs-content',
    severities: ['error'],
    title: 'Invalid configuration',
    meaning:
      'A key of the configuration, or of the `version.json` of a docs version, is unknown or has an unusable value.',
    nextStep: 'Correct every key that the message lists and build again.',
  },
  'untrusted-root': {
    tool: 'docs-content',
    severities: ['warning', 'info'],
    isAlwaysReported: true,
    title: 'Left out with --untrusted',
    meaning:
      'With `--untrusted` Git does not run, and no script or style sheet named by the configuration is published. The settings that need them have no effect, and the HTML of `announcementBar.content` is sanitised.',
    nextStep: 'Build without `--untrusted` if you trust the root, or give a configuration of your own with `--config`.',
  },
  'accent-contrast': {
    tool: 'docs-content',
    severities: ['info'],
    title: 'Accent colour that is hard to read',
    meaning:
      'In one colour mode `theme.accent` has a contrast below 4.5 on a background of the pages. The nearest shade of its hue that passes is used instead.',
    nextStep: 'Nothing has to be done. To choose the shade, set `theme.accent.light` and `theme.accent.dark`.',
  },
  'invalid-front-matter': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Invalid front matter',
    meaning: 'The front matter of a doc is not YAML, or a key has a value of another type. The value was not used.',
    nextStep: 'Correct the value.',
  },
  'unknown-front-matter': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Unknown key of front matter',
    meaning: 'The front matter of a doc has a key without a meaning. It was ignored.',
    nextStep: 'Correct the name of the key, or remove it.',
  },
  'invalid-category': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Invalid category file',
    meaning: 'A `_category_.json` is not JSON, or has an unknown key or an unusable value. The value was not used.',
    nextStep: 'Correct the file.',
  },
  'duplicate-id': {
    tool: 'docs-content',
    severities: ['warning'],
    isAlwaysReported: true,
    title: 'Two docs with one id',
    meaning: 'Two files, such as `a.md` and `a.mdx`, have the same id. Only the first one has a page.',
    nextStep: 'Rename one of the files.',
  },
  'duplicate-slug': {
    tool: 'docs-content',
    severities: ['error', 'warning'],
    setting: 'onDuplicateRoutes',
    title: 'Two docs with one address',
    meaning: 'Two docs, or a doc and another page, have the same address. Only the first one can be reached.',
    nextStep: 'Change the `slug` of one of the two.',
  },
  'heading-ids-differ': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Translation with other headings',
    meaning:
      'A translation does not have the same headings as its original, so links to headings may fail in that language.',
    nextStep: 'Write the same headings, or end each with the id of its original: `{#id}`.',
  },
  'unknown-neighbour': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Unknown previous or next doc',
    meaning: '`pagination_prev` or `pagination_next` of a doc names no doc. There is no link.',
    nextStep: 'Correct the id, or write `null` for no link.',
  },
  'unreadable-file': {
    tool: 'docs-content',
    severities: ['warning'],
    isAlwaysReported: true,
    title: 'Doc that is not read',
    meaning: 'A file of the docs cannot be read, or is a link out of the repository. It has no page.',
    nextStep: 'Replace it by a file in the repository that can be read.',
  },
  'EX-OUTPUT': {
    tool: 'examples',
    severities: ['error'],
    title: 'Example that prints something else',
    meaning:
      'With `--run`, a block printed, or had as a value, something else than its comment says: `// prints: 5` or `// => 5`.',
    nextStep: 'Correct the example or its comment; `--update` writes the actual value.',
  },
  'EX-RUN': {
    tool: 'examples',
    severities: ['error'],
    title: 'Example that fails when it runs',
    meaning:
      'With `--run`, a block threw, rejected, did not end within its time, or printed more than is kept. Examples run without a network and write to a temporary folder only.',
    nextStep: 'Correct the example, or mark it `no-run`.',
  },
  'EX-NOT-RUN': {
    tool: 'examples',
    severities: ['info'],
    title: 'Examples that say what they print, and were not run',
    meaning:
      'With `--run`, blocks could not be run or compared: they need a browser or a package that is not built or installed, cannot be put together with the blocks that they go on from, or say it in words.',
    nextStep: 'Build the packages. Mark blocks that are not meant to be run `no-run`.',
  },
  'SP-COVERAGE': {
    tool: 'signpost',
    severities: ['error'],
    title: 'Package below a percentage of coverage',
    meaning:
      'A package has fewer documented symbols, symbols with an example, or checked examples than `coverage` of the configuration asks for. Without `examples.check`, no symbol counts as one with an example.',
    nextStep: 'Document more of the package, or lower the percentage.',
  },
  'not-utf-8': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Doc in another encoding',
    meaning: 'A file is not UTF-8 and is shown with replacement characters.',
    nextStep: 'Save the file as UTF-8.',
  },
  'broken-markdown-link': {
    tool: 'docs-content',
    severities: ['error', 'warning'],
    setting: 'onBrokenMarkdownLinks',
    title: 'Broken link to a Markdown file',
    meaning: 'A link in a doc leads to a Markdown file that is no doc.',
    nextStep: 'Correct the path. It is relative to the folder of the file.',
  },
  'unreadable-markdown': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Doc past a limit',
    meaning: 'A doc exceeds a limit of size or nesting, so all of it is shown as plain text.',
    nextStep: 'Shorten or split the text, or write the large part as fenced code.',
  },
  'missing-image': {
    tool: 'docs-content',
    severities: ['error', 'warning'],
    setting: 'onBrokenLinks',
    title: 'Missing image',
    meaning:
      'An image in a doc has a relative path to which there is no file in the repository, or one that is not shown: it is too large or no image, or an SVG of an untrusted repository.',
    nextStep: 'Add the file, or correct the path. It is relative to the folder of the doc.',
  },
  'unusable-address': {
    tool: 'docs-content',
    severities: ['warning'],
    isAlwaysReported: true,
    title: 'Unusable address',
    meaning: 'The address of a doc has characters, or a length, that browsers or disks refuse. The doc has no page.',
    nextStep: 'Rename the file, or give it another `slug`.',
  },
  'missing-original': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Translation without an original',
    meaning: 'A doc exists in another language, but not in the default one. It is shown in every language.',
    nextStep: 'Write the original, or remove the translation.',
  },
  'unknown-tag': {
    tool: 'docs-content',
    severities: ['warning'],
    title: 'Undeclared tag',
    meaning: 'A doc has a tag that is not in `docs.tags` of the configuration.',
    nextStep: 'Correct the tag, or declare it.',
  },
  'unused-switch': {
    tool: 'docs-content',
    severities: ['info'],
    isAlwaysReported: true,
    title: 'Switched off, but never reported',
    meaning:
      '`diagnostics.off` of the configuration names a code that no tool reported, or a symbol for which it was not reported.',
    nextStep: 'Remove the entry from `diagnostics.off`.',
  },
  'bad-path': {
    tool: 'prerender',
    severities: ['error'],
    title: 'Path that cannot be a file',
    meaning: 'A path of the sitemap is malformed, so no file can be written for it.',
    nextStep: 'Correct the path where it is made.',
  },
  'same-file': {
    tool: 'prerender',
    severities: ['error'],
    title: 'Two paths for one file',
    meaning: 'Two pages, or a page and an asset, would be written to the same file.',
    nextStep: 'Give one of them another path.',
  },
  'case-twin': {
    tool: 'prerender',
    severities: ['warning'],
    isAlwaysReported: true,
    title: 'Paths that differ in case only',
    meaning: 'Two paths differ in letter case only. A disk that ignores case keeps one of the files.',
    nextStep: 'Serve the site from a disk that respects case, or rename one of the pages.',
  },
  'no-social-images': {
    tool: 'prerender',
    severities: ['warning'],
    isAlwaysReported: true,
    title: 'Site without the configured images',
    meaning:
      '`socialImages` is set, but the site has no address, or the package that draws images is not installed. Pages are complete otherwise.',
    nextStep: 'Set `url`, and install `@resvg/resvg-js`; or remove `socialImages`.',
  },
  'undrawn-image': {
    tool: 'prerender',
    severities: ['info'],
    title: 'Images whose texts cannot be drawn',
    meaning: 'The fonts of images have Latin letters only. Pages with others have the image of the site.',
    nextStep: 'Nothing, if the image of the site is good enough.',
  },
  'render-failed': {
    tool: 'prerender',
    severities: ['error'],
    title: 'Page that could not be rendered',
    meaning: 'The app threw, or answered with an error, while a page was rendered. The previous output is kept.',
    nextStep: 'Read the cause in the message, correct it and build again.',
  },
  'redirect-data': {
    tool: 'prerender',
    severities: ['warning'],
    isAlwaysReported: true,
    title: 'Redirect without data',
    meaning: 'A redirect has no data for client navigation, so a link to it reloads the page.',
    nextStep: "Redirect in the route's loader as well.",
  },
  'broken-link': {
    tool: 'check-site',
    severities: ['error', 'warning'],
    setting: 'onBrokenLinks',
    title: 'Broken link',
    meaning: 'A link on a built page leads to a path that the site does not have.',
    nextStep: 'Correct the link. The report names the page, the place in its source and the nearest existing path.',
  },
  'broken-anchor': {
    tool: 'check-site',
    severities: ['error', 'warning'],
    setting: 'onBrokenAnchors',
    title: 'Broken anchor',
    meaning: 'A link leads to an existing page, but to an id that the page does not have.',
    nextStep: 'Correct the part after the `#`, or give the heading that id: `{#id}`.',
  },
  'signpost-fault': {
    tool: 'check-site',
    severities: ['error'],
    title: 'Error of Signpost',
    meaning:
      'Signpost wrote a link that leads nowhere, or one id twice, for example in a signature, a list of inherited members or a table of contents. No setting switches it off, and no comment or document causes it.',
    nextStep:
      'Report it, with the declarations of the page, in the [issues](https://github.com/signpost-docs/signpost/issues).',
  },
  'duplicate-route': {
    tool: 'check-site',
    severities: ['error', 'warning'],
    setting: 'onDuplicateRoutes',
    title: 'Two files for one path',
    meaning: 'Two files of the built site answer the same path.',
    nextStep: 'Rename one of the pages, or change its `slug`.',
  },
  'invalid-markup': {
    tool: 'check-site',
    severities: ['warning'],
    isAlwaysReported: true,
    title: 'Invalid HTML',
    meaning:
      'A built page has no title or language, two elements with one id, not exactly one `h1` and `main`, or an inline script that its content security policy blocks.',
    nextStep: 'Correct the HTML in the Markdown file or the component that the page is made from.',
  },
  'EX-COMPILE': {
    tool: 'examples',
    severities: ['error'],
    title: 'Example that does not compile',
    meaning:
      'The compiler reports an error in a block of a doc comment, a README or the docs, as its readers would see it who copy it into a strict project.',
    nextStep:
      'Correct the example. One that shows an error is marked `fails TS2345` after its language, a part of one `fragment`.',
  },
  'EX-UNDECLARED': {
    tool: 'examples',
    severities: ['error'],
    title: 'Example with an undeclared name',
    meaning:
      'A block uses a name that neither it, an earlier block of the same comment or file, nor the documented package declares.',
    nextStep: 'Declare or import the name, if need be above `// ---cut---`, or mark the block `fragment`.',
  },
  'EX-SYNTAX': {
    tool: 'examples',
    severities: ['error'],
    title: 'Example with a syntax error',
    meaning:
      'A block is neither TypeScript nor JavaScript, and no listing of signatures, shortened code, diff, shell command or data either.',
    nextStep: 'Correct the example, name its real language after the fence, or mark it `fragment`.',
  },
  'EX-NO-ERROR': {
    tool: 'examples',
    severities: ['error'],
    title: 'Example without its error',
    meaning: 'A block is marked `fails` and compiles, or has another error than the one that its mark names.',
    nextStep: 'Remove or correct the mark, or correct the example.',
  },
  'EX-MARK': {
    tool: 'examples',
    severities: ['warning'],
    title: 'Mark that is not needed',
    meaning: 'A block marked `fragment` compiles, or a mark is not understood.',
    nextStep: 'Remove or correct the mark.',
  },
  'EX-UNCLOSED': {
    tool: 'examples',
    severities: ['warning'],
    title: 'Block without an end',
    meaning: 'A fence has no closing one. The block was read to the end of its comment or file.',
    nextStep: 'Close the block.',
  },
  'EX-NOT-INSTALLED': {
    tool: 'examples',
    severities: ['warning'],
    title: 'Packages of examples that are not installed',
    meaning:
      'Examples import packages, or use globals, whose types are not installed. What is known was checked; the blocks do not count as checked. It is said once for each package.',
    nextStep: 'Install the packages, for example with the command of the message.',
  },
  'EX-NO-TYPES': {
    tool: 'examples',
    severities: ['info'],
    title: 'Examples of a package without types',
    meaning:
      'The package has neither declarations nor sources in TypeScript, so its examples are checked only for names and syntax.',
    nextStep: 'Build the package, or add types.',
  },
  'EX-LIMIT': {
    tool: 'examples',
    severities: ['warning'],
    title: 'Example that is too large',
    meaning:
      'A block is larger than 200,000 characters, or a package has more than 20,000 files. The rest was checked.',
    nextStep: 'Shorten the block, or leave the files out.',
  },
  'EX-UNREADABLE': {
    tool: 'examples',
    severities: ['warning'],
    title: 'File with examples that is not read',
    meaning: 'A file cannot be read, or is a link out of the repository.',
    nextStep: 'Replace it by a file in the repository that can be read.',
  },
}
