import type { CommandWords } from './commands-reference.ts'

/** The page about the commands in English. */
export const english: CommandWords = {
  head: `---
title: Commands
description: Every command of signpost with all of its options.
sidebar_position: 0
tags: [reference]
keywords: [CLI, flags, exit codes, environment variables, watch mode]
---

This page is generated from the definitions that \`signpost <command> --help\` prints. A command runs in the root of the repository, or
takes it as \`--root\`. The exit code is 0 for success, 1 for findings or a step that failed, 2 for a wrong command line;
[For programs](../your-repository.md#programs) says what each command counts as a finding. \`signpost --version\` prints the version.`,
  command: 'Command',
  option: 'Option',
  meaning: 'Meaning',
  none: 'It has no options.',
}
