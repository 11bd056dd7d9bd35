import { Command, CommanderError, type Help, Option } from 'commander'
import { nearestName } from './did-you-mean.ts'

/** Option of a command. */
export interface CommandOption {
  /** Value as `--help` prints it, such as `<dir>`; absent for a flag. */
  value?: string
  help: string
  /** Whether it may be given several times; its value is a list then. */
  isList?: boolean
}

/** Options of a command or a program, by name. */
export type CommandOptions = Readonly<Record<string, CommandOption>>

/** Values of options by name: a list, a text, or true for a flag. One that was not given is absent. */
export type OptionValues<Options extends CommandOptions> = {
  -readonly [Name in keyof Options]?: Options[Name] extends { isList: true }
    ? string[]
    : Options[Name] extends { value: string }
      ? string
      : boolean
}

/** A command that a program has. */
export interface CommandDefinition<Name extends string = string> {
  /** Operands as `--help` prints them, such as `<base> <head>`, or `[address]` for one that may be missing. */
  operands?: string
  /** A correct call, for the message about wrong operands. */
  example?: string
  summary: string
  /** Names of its options among those of the program, or options of its own. */
  options: readonly Name[] | CommandOptions
}

/** A program: its name, its version and what can be called. */
export interface Program<Name extends string = string> {
  name: string
  version?: string
  /** By name; a name may have two words. The name of a program's only command is empty. */
  commands: Readonly<Record<string, CommandDefinition<Name>>>
  options: Readonly<Record<Name, CommandOption>>
  /** Lines at the end of `--help`. */
  notes?: string
}

/** Result of {@link parseCommandLine}: a call, a text to print (`--help`, `--version`), or an error message. */
export type ParsedCommandLine<Values> =
  | { kind: 'call'; command: string; operands: readonly string[]; values: Values }
  | { kind: 'text'; text: string }
  | { kind: 'error'; message: string }

/**
 * Parses the arguments of a program by Commander; none at all for a program with several commands is an error, with the text
 * of `--help`. Options that were not given are absent from the values; those of the whole
 * program may come before the command.
 */
export function parseCommandLine<Values>(argv: readonly string[], program: Program): ParsedCommandLine<Values> {
  let printed = ''
  let call: (ParsedCommandLine<Values> & { kind: 'call' }) | undefined
  const configure = (command: Command): Command =>
    command
      .exitOverride()
      .configureOutput({ writeOut: (text) => (printed += text), writeErr: () => {} })
      .configureHelp({ visibleCommands: namedCommands, subcommandTerm: termOf, helpWidth: 120 })
      .addHelpText('after', program.notes === undefined ? '' : `\n${program.notes}`)
      .allowExcessArguments(false)
      .helpCommand(false)
  const root = configure(new Command(program.name))
  if (program.version !== undefined) root.version(program.version, '-v, --version', 'print the version')
  // Subcommands inherit nothing: what is set on the program is set on each.
  for (const [name, definition] of Object.entries(program.commands)) {
    const command = name.split(' ').reduce((parent, word) => {
      if (word === '') return parent
      const known = parent.commands.find((one) => one.name() === word)
      if (known) return known
      const made = configure(new Command(word))
      parent.addCommand(made)
      return made
    }, root)
    command.description(definition.summary).helpOption('-h, --help', 'print this help')
    for (const operand of definition.operands?.split(' ') ?? []) command.argument(operand)
    for (const [name, option] of Object.entries(optionsOf(definition, program)))
      command.addOption(optionOf(name, option))
    command.action(() => {
      call = { kind: 'call', command: name, operands: command.args, values: valuesOf(command) as Values }
    })
  }
  if (argv.length === 0 && !('' in program.commands))
    return { kind: 'error', message: root.helpInformation().trimEnd() }
  const args = moved(argv, program)
  try {
    root.parse(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return { kind: 'text', text: printed.trimEnd() }
    return { kind: 'error', message: messageOf(error, args, program) }
  }
  const odd = Object.entries(call?.values ?? {}).find(
    ([, value]) => typeof value === 'string' && value.startsWith('--'),
  )
  if (odd) {
    const message = `Found ${JSON.stringify(odd[1])} as the value of --${odd[0]}, expected one that is no option.`
    return { kind: 'error', message: `${message}\nRun \`${program.name} --help\` for all options.` }
  }
  return call!
}

/** Commands that can be called, those of a group in its place. */
function namedCommands(this: Help, { commands }: Command): Command[] {
  return commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command])) as Command[]
}

function termOf(command: Command): string {
  const group = command.parent?.parent ? `${command.parent.name()} ` : ''
  const operands = command.registeredArguments.map((one) => {
    const name = `${one.name()}${one.variadic ? '...' : ''}`
    return one.required ? `<${name}>` : `[${name}]`
  })
  return [`${group}${command.name()}`, ...operands].join(' ')
}

function optionsOf({ options }: CommandDefinition, program: Program): CommandOptions {
  return Array.isArray(options)
    ? Object.fromEntries((options as string[]).map((name) => [name, program.options[name]!]))
    : (options as Readonly<Record<string, CommandOption>>)
}

function optionOf(name: string, { value, help, isList }: CommandOption): Option {
  const option = new Option(value === undefined ? `--${name}` : `--${name} ${value}`, help)
  return isList ? option.argParser((given: string, list: string[] = []) => [...list, given]) : option
}

function valuesOf(command: Command): Record<string, unknown> {
  const given = command.opts<Record<string, unknown>>()
  return Object.fromEntries(
    command.options.flatMap((option) => {
      const value = given[option.attributeName()]
      return value === undefined ? [] : [[option.name(), value]]
    }),
  )
}

/** Arguments with the options that stand before the command behind it. */
function moved(argv: readonly string[], { commands, options }: Program): string[] {
  if ('' in commands) return [...argv]
  let start = 0
  for (let name = argv[start]; name?.startsWith('--'); name = argv[start]) {
    const known = options[name.slice(2).split('=')[0]!]
    if (!known) break
    start += known.value === undefined || name.includes('=') ? 1 : 2
  }
  const words = argv.slice(start).findIndex((word) => word.startsWith('-'))
  const end = words === -1 ? argv.length : start + words
  return [...argv.slice(start, end), ...argv.slice(0, start), ...argv.slice(end)]
}

/** Sentence with the wrong part, the expected one, and where to read more. */
function messageOf({ code, message }: CommanderError, argv: readonly string[], program: Program): string {
  const words = argv.filter((word) => !word.startsWith('-'))
  const name = [words.slice(0, 2).join(' '), words[0] ?? '', ''].find((one) => Object.hasOwn(program.commands, one))
  const definition = name === undefined ? undefined : program.commands[name]!
  const called = [program.name, name].filter(Boolean).join(' ')
  const more = `Run \`${called} --help\`${name ? ' for its options' : ' for all commands and options'}.`
  if (code === 'commander.unknownOption') {
    const found = /'(--?[^']*)'/.exec(message)?.[1] ?? ''
    return `${unexpectedOption(found, called, definition, program)}\n${more}`
  }
  if (definition === undefined) {
    const found = words.join(' ')
    const near = nearestName(words[0] ?? '', Object.keys(program.commands))
    const hint = near === undefined ? '' : ` Did you mean ${near}?`
    return `Found "${found}", expected one command: ${Object.keys(program.commands).join(', ')}.${hint}\n${more}`
  }
  if (/argument/i.test(code) && code !== 'commander.optionMissingArgument') {
    const expected =
      definition.example ?? (definition.operands ? `${called} ${definition.operands}` : `${called} without other words`)
    return `Found "${words.join(' ')}", expected ${expected}.\n${more}`
  }
  return `${message.replace(/^error: (\w)/, (_, first: string) => first.toUpperCase())}.\n${more}`
}

function unexpectedOption(
  found: string,
  called: string,
  definition: CommandDefinition | undefined,
  program: Program,
): string {
  const known = Object.keys(definition ? optionsOf(definition, program) : program.options)
  const near = nearestName(found.replace(/^-+/, ''), known)
  const hint = near === undefined ? '' : ` Did you mean --${near}?`
  const list = known.length === 0 ? 'none' : known.map((one) => `--${one}`).join(', ')
  const expected = definition
    ? `options of ${called}: ${list}`
    : `a command first: ${Object.keys(program.commands).join(', ')}`
  return `Found ${found}, expected ${expected}.${hint}`
}
