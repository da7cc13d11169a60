import { raceOf } from './race.examples'
import { qualifyingSharesOf } from './shares'

const inWords = (race: ReturnType<typeof raceOf>) =>
  qualifyingSharesOf(race).shares.map(share => `${race.rows[share.entry - 1]?.name} ${share.in} ${share.open}`)

describe('The share of ends in which a team goes on', () => {
  it('counts each result of each game alike', () => {
    const played = ['Ants 60–50 Bees', 'Bees 60–50 Cats']
    // Where the Cats win they all have won one game against each other, and scores decide.
    expect(inWords(raceOf({ teams: 'Ants Bees Cats', played, left: ['Cats Ants'], places: 1 }))).toEqual([
      'Ants 0.5 0.5',
      'Bees 0 0.5',
      'Cats 0 0.5',
    ])
  })

  it('is that of games against each other where these are all played', () =>
    expect(
      inWords(raceOf({ teams: 'Ants Bees', played: ['Ants 60–50 Bees'], left: ['Bees Elsewhere', 'Ants Elsewhere'], places: 1 })),
    ).toEqual(['Ants 1 0', 'Bees 0 0']))
})
