/** In which share of the histories each kind of fact is to be: three times what is asked of them (facts-of-histories.spec.ts). */
const SHARE = 0.15

/** A kind of fact, or a command that led to any. */
export type Kind<Command> = string | Command

/** A command of a history, and the kinds of fact that it led to; none where it was refused. */
export type Led<Command> = { readonly command: Command; readonly kinds: readonly string[] }

/** What a command of a history says about what is in it. */
export const seenOf = <Command>({ command, kinds }: Led<Command>): readonly Kind<Command>[] =>
  kinds.length === 0 ? [] : [command, ...kinds]

/**
 * Which commands are to be preferred in a run of histories: those that have led to something so far that is in too few of them, or have
 * led to nothing in most. So each kind of fact comes about, however seldom its command would be given otherwise.
 */
export class Quota<Command> {
  private histories = 0
  /** In how many histories something was. */
  private readonly counts = new Map<Kind<Command>, number>()
  private readonly kinds: ReadonlyMap<Command, Set<Kind<Command>>>

  constructor(commands: readonly Command[]) {
    this.kinds = new Map(commands.map(command => [command, new Set([command])]))
  }

  /** The commands that are behind before the next history, each with what that is to have of it; what is rarest comes first. */
  behind(): ReadonlyMap<Command, readonly Kind<Command>[]> {
    const count = (kind: Kind<Command>) => this.counts.get(kind) ?? 0
    const most = SHARE * (this.histories + 1)
    const lacking = [...this.kinds].map(([command, kinds]) => ({
      command,
      kinds: [...kinds].filter(kind => count(kind) < most),
      least: Math.min(...[...kinds].map(count)),
    }))
    const behind = lacking.filter(({ kinds }) => kinds.length > 0).sort((a, b) => a.least - b.least)
    return new Map(behind.map(({ command, kinds }) => [command, kinds]))
  }

  /** Counts a history that was made. */
  learn(history: readonly Led<Command>[]): void {
    this.histories++
    for (const kind of new Set(history.flatMap(seenOf))) this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    for (const { command, kinds } of history) for (const kind of kinds) this.kinds.get(command)?.add(kind)
  }
}
