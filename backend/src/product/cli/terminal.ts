/** Where the command line writes: results to `out`, progress and faults to `err`. */
export type Terminal = { readonly out: NodeJS.WritableStream; readonly err: NodeJS.WritableStream & { readonly isTTY?: boolean } }

/** What ends the command line with a sentence and code 1. */
export class CommandFailed extends Error {
  readonly kind = 'command-failed'
}

/** The command was called wrongly: the sentence comes with the usage, and code 2. */
export class WronglyCalled extends Error {
  readonly kind = 'wrongly-called'
}

export const sayLine = ({ out }: Terminal, line: string): void => void out.write(`${line}\n`)
