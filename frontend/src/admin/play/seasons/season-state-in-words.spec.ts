import type { SeasonStateAnswer } from '../../../api/schema'
import { seasonStateInWords } from './season-state-in-words'

const state = (changes: Partial<SeasonStateAnswer>): SeasonStateAnswer => ({
  season_id: 1,
  stage: 'set-up',
  leagues: 0,
  games: 0,
  completed: 0,
  champions: [],
  ...changes,
})
const won = (name: string, id: number, team: string) => ({
  name,
  team: { id, name: team, logo: null, colors: [], abbreviation: null },
})

const cases: readonly [string, Partial<SeasonStateAnswer>, string][] = [
  ['what a season lacks while it is set up', {}, 'No leagues yet'],
  ['that nothing is scheduled', { leagues: 2 }, '2 leagues, no games yet'],
  ['what is scheduled', { leagues: 2, games: 63 }, '63 games scheduled'],
  ['how far it is', { stage: 'running', games: 63, completed: 41 }, '41 of 63 games'],
  ['how far a long one is', { stage: 'running', games: 1_230, completed: 1_041 }, '1,041 of 1,230 games'],
  ['its champion', { stage: 'finished', champions: [won('Cup', 1, 'Hawks')] }, 'Champion: Hawks'],
  [
    'each champion with what it won',
    { stage: 'finished', champions: [won('A', 1, 'Hawks'), won('B', 2, 'Owls')] },
    'Champions: Hawks (A), Owls (B)',
  ],
  ['what was played, where nobody won', { stage: 'finished', games: 1_230, completed: 1_230 }, '1,230 of 1,230 games played'],
]

it.each(cases)('Of a season is said %s', (_, changes, words) => expect(seasonStateInWords(state(changes))).toBe(words))
