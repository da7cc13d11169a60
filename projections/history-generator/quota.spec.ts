import fc from 'fast-check'
import { HistoryInProgress, type History } from './histories'
import { Quota } from './quota'
import { randomHistories } from './random-histories'

const [SCORE, DELETE] = ['score', 'delete']

/** After so many histories in which a score was entered, and so many of them in which the game was also deleted. */
const after = (histories: number, deleted: number) => {
  const quota = new Quota([SCORE, DELETE])
  for (let n = 0; n < histories; n++)
    quota.learn([
      { command: SCORE, kinds: ['ScoreUpdated', ...(n < deleted ? ['NoteWritten'] : [])] },
      { command: DELETE, kinds: n < deleted ? ['GameDeleted'] : [] },
    ])
  return [...quota.behind()]
}

describe('A command is preferred', () => {
  it('before the first history, whichever it is', () =>
    expect(after(0, 0)).toEqual([
      [SCORE, [SCORE]],
      [DELETE, [DELETE]],
    ]))

  it('that led to nothing so far', () => expect(after(20, 0)).toEqual([[DELETE, [DELETE]]]))

  it('of which a kind of fact has been in too few histories, until that is in enough', () => {
    expect(after(20, 1)).toEqual([
      [SCORE, ['NoteWritten']],
      [DELETE, [DELETE, 'GameDeleted']],
    ])
    expect(after(20, 10)).toEqual([])
  })

  it('before others that are less rare', () => {
    const quota = new Quota([SCORE, DELETE])
    quota.learn([{ command: SCORE, kinds: ['ScoreUpdated'] }])
    for (let n = 0; n < 9; n++) quota.learn([])
    expect([...quota.behind().keys()]).toEqual([DELETE, SCORE])
  })
})

describe('Random histories', () => {
  const commandsOf = (seed: number) =>
    fc.sample(randomHistories(), { numRuns: 5, seed }).map(({ commands }) => commands.map(({ does }) => does()))

  it('are the same from the same seed, in whatever order others are made', () => {
    const first = commandsOf(3)
    expect(commandsOf(4)).not.toEqual(first)
    expect(commandsOf(3)).toEqual(first)
  })

  it('that break a rule are shortened until each command that is left is needed to break it', () => {
    const isBroken = ({ facts }: History) => facts.some(({ type }) => type === 'GameDeleted')
    const { counterexample } = fc.check(
      fc.property(randomHistories(), history => !isBroken(history)),
      { seed: 3 },
    )
    const [{ commands } = { commands: [] }] = counterexample ?? []
    const replay = (given: History['commands']) => {
      const going = new HistoryInProgress()
      for (const command of given) going.give(command)
      return going.history
    }
    expect(isBroken(replay(commands))).toBe(true)
    expect(commands.filter((_, at) => isBroken(replay(commands.toSpliced(at, 1))))).toEqual([])
  })
})
