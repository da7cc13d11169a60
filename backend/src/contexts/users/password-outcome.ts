import type { CommandOutcome } from '../../core/facts/command-with-context'

/** `passwordSet`: the password that came with the command holds now; a command that was done before sets none. */
export type PasswordOutcome = CommandOutcome & { readonly passwordSet: boolean }
