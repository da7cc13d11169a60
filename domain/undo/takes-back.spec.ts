import { FACT_RECORDS, type AnyFact } from '../log/fact-types'
import { deleted, figures, restored, scheduled, score, scored } from '../games/games.examples'
import { bringsBack, takesBack } from './takes-back'

const swap = (undoes: number | null): AnyFact => ({
  type: 'GamesSwapPlanned',
  data: { organization: 1, season: 3, league: 5, plan: 82, games: [], undoes },
})

describe('It takes something back', () => {
  it.each(Object.keys(FACT_RECORDS).filter(type => type.endsWith('Restored')))('%s', type =>
    expect(takesBack({ type } as AnyFact)).toBe(true),
  )
  it('a swap that undoes one, and no other', () => {
    expect(takesBack(swap(81))).toBe(true)
    expect(takesBack(swap(null))).toBe(false)
  })
  it('no score', () => expect(takesBack(scored('61–58'))).toBe(false))
})

describe('A merge is taken back', () => {
  const players = (type: 'PlayersMerged' | 'PlayersUnmerged', duplicate = 5): AnyFact => ({
    type,
    data: { organization: 1, master: 4, duplicate },
  })
  it('by the separation of the same players', () =>
    expect(bringsBack(players('PlayersUnmerged'), players('PlayersMerged'))).toBe(true))
  it('by no separation of others, and by no second merge', () => {
    expect(bringsBack(players('PlayersUnmerged', 6), players('PlayersMerged'))).toBe(false)
    expect(bringsBack(players('PlayersMerged'), players('PlayersMerged'))).toBe(false)
  })
})

describe('What was deleted is brought back', () => {
  it('by a restored game, whatever was entered for it', () =>
    expect(bringsBack(restored(figures({ score: score('61–58') })), deleted())).toBe(true))
  it('by no new game, and by no score', () => {
    expect(bringsBack(scheduled(), deleted())).toBe(false)
    expect(bringsBack(restored(), scored('61–58'))).toBe(false)
  })
})
