import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import fc from 'fast-check'
import { ALL_COMMANDS } from './all-commands'
import type { WeightedCommand } from './generator-command'
import { HistoryInProgress, type History } from './histories'
import { Quota, seenOf, type Kind, type Led } from './quota'

/** A history goes on until its commands led to so many facts or fewer, or so many commands were given, most of them refused. */
const MOST_FACTS = 150
const MOST_COMMANDS = 300

/** Histories that properties of one file look at together: so many of them are made once. */
const KEPT = 200

type Draw = fc.GeneratorValue

const upTo = (most: number) => fc.noBias(fc.nat({ max: most }))

const BY_WEIGHT = fc.noBias(
  fc.oneof(...ALL_COMMANDS.map(command => ({ weight: command.weight, arbitrary: fc.constant(command) }))),
)
const byWeight = () => BY_WEIGHT

/** Every other command is one that is behind, as long as there are some: the rarest more often than others. */
const nextOf = (draw: Draw, behind: readonly WeightedCommand[]): WeightedCommand => {
  const rarest = () => Math.min(draw(upTo, behind.length - 1), draw(upTo, behind.length - 1))
  const preferred = behind.length > 0 && draw(fc.boolean) ? behind[rarest()] : undefined
  return preferred ?? draw(byWeight)
}

/** The kinds of a fact: its own, and the policy that it followed from. */
const kindsOf = ({ type, metadata: { command } }: Recorded<AnyFact>): readonly string[] =>
  command.startsWith('[') ? [type, command.slice(0, command.indexOf(','))] : [type]

type Behind = ReadonlyMap<WeightedCommand, readonly Kind<WeightedCommand>[]>

type Made = { readonly history: History; readonly led: readonly Led<WeightedCommand>[] }

/** Those of the commands that are behind of which something is not in the history yet. */
const stillBehind = (behind: Behind, seen: ReadonlySet<Kind<WeightedCommand>>): readonly WeightedCommand[] =>
  [...behind].flatMap(([command, kinds]) => (kinds.every(kind => seen.has(kind)) ? [] : command))

/** Refused commands make it no longer. */
const make = (behind: Behind, draw: Draw): Made => {
  const seen = new Set<Kind<WeightedCommand>>()
  const led: Led<WeightedCommand>[] = []
  const going = new HistoryInProgress()
  let left = draw(upTo, MOST_FACTS)
  let still = stillBehind(behind, seen)
  for (let tries = 0; tries < MOST_COMMANDS && left > 0; tries++) {
    const command = nextOf(draw, still)
    const facts = going.give(draw(() => command.arbitrary))
    if (facts.length === 0) continue
    left -= facts.length
    const one = { command, kinds: facts.flatMap(kindsOf) }
    led.push(one)
    for (const kind of seenOf(one)) seen.add(kind)
    still = stillBehind(behind, seen)
  }
  return { history: going.history, led }
}

const historyOf = (commands: History['commands']): History => {
  const going = new HistoryInProgress()
  for (const command of commands) going.give(command)
  return going.history
}

/** A history is printed as its commands when a property does not hold. */
const valueOf = (history: History): fc.Value<History> => {
  const printed = { ...history, [fc.toStringMethod]: () => history.commands.map(({ does }) => does()).join('\n') }
  return new fc.Value(printed, undefined)
}

/** What is left of the commands without some that follow each other: many first, one in the end. */
function* shortened({ commands }: History): Generator<fc.Value<History>, void> {
  for (let size = Math.ceil(commands.length / 2); size > 0; size = Math.floor(size / 2))
    for (let at = 0; at < commands.length; at += size) yield valueOf(historyOf(commands.toSpliced(at, size)))
}

const kept = new Map<string, Made>()

/** By their names: of the first history of a run, of this one, and how many are between. */
const once = (name: string, make: () => Made): Made => {
  const made = kept.get(name) ?? make()
  if (kept.size < KEPT) kept.set(name, made)
  return made
}

class RandomHistories extends fc.Arbitrary<History> {
  private readonly quota = new Quota(ALL_COMMANDS)
  private readonly seeds: number[] = []

  generate(random: fc.Random): fc.Value<History> {
    const seed = random.nextInt()
    this.seeds.push(seed)
    const { history, led } = once(`${this.seeds[0]} ${this.seeds.length} ${seed}`, () => {
      const [draw] = fc.sample(fc.gen(), { seed, numRuns: 1 })
      return make(this.quota.behind(), draw as Draw)
    })
    this.quota.learn(led)
    return valueOf(history)
  }

  canShrinkWithoutContext(value: unknown): value is History {
    return typeof value === 'object' && value !== null && 'commands' in value
  }

  shrink(history: History): fc.Stream<fc.Value<History>> {
    return fc.stream(shortened(history))
  }
}

/**
 * What may have happened: the facts of commands that were decided one after another, refused ones left out. Each run of histories begins
 * anew with counting what was rare in it, so that the same seed makes the same histories.
 */
export const randomHistories = (): fc.Arbitrary<History> => new RandomHistories()
