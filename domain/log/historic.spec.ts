import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  ANA,
  BEN,
  context,
  deleted,
  detailsChanged,
  figures,
  lineRecorded,
  periodScored,
  restored,
  scheduled,
  score,
  scored,
  sidesChanged,
} from '../games/games.examples'
import { noDetails } from '../games/decide'
import * as entries from '../entries/entries.examples'
import * as leagues from '../leagues/leagues.examples'
import * as organizations from '../organizations/organizations.examples'
import * as players from '../players/players.examples'
import * as seasons from '../seasons/seasons.examples'
import * as teams from '../teams/teams.examples'
import * as users from '../users/users.examples'
import type { NamedKind } from '../history/words'
import { historySentence, type HistoricFact } from './historic'

const NAMES: { readonly [kind in NamedKind]?: { readonly [id: number]: string } } = {
  team: { 11: 'Ohana', 12: 'DINKs' },
  player: { [ANA]: 'Ana Lee', [BEN]: 'Ben Okafor' },
  user: { [users.ANA]: 'ana' },
  season: { [seasons.SUMMER]: 'Summer 2025', [seasons.FALL]: 'Fall 2025' },
  league: { [leagues.SUNDAY]: 'Sunday Open', [leagues.MONDAY]: 'Monday Open' },
  period: { 1: 'Q1', 2: 'Q2' },
}
const nameOf = (kind: NamedKind, id: number) => NAMES[kind]?.[id] ?? `${kind} ${id}`

type Sentence = readonly [HistoricFact, string]
const reads = (...sentences: Sentence[]) =>
  it.each(sentences.map(([fact, words]) => [words, fact] as const))('%s', (words, fact) =>
    expect(historySentence(fact, nameOf)).toBe(words),
  )

describe('Ana … a game', () => {
  reads(
    [scheduled(), 'scheduled DINKs @ Ohana'],
    [scheduled({ date: '2025-06-29', time: '15:30' }), 'scheduled DINKs @ Ohana on June 29, 2025 at 3:30 PM'],
    [detailsChanged({ time: '15:30' }, { time: '16:30' }), 'changed the time from 3:30 PM to 4:30 PM'],
    [
      detailsChanged(
        { location: null, date: '2025-06-29', videoUrl: 'https://youtu.be/a' },
        { location: 'Court 2', date: '2025-07-06', videoUrl: null },
      ),
      'changed the date from June 29, 2025 to July 6, 2025, set the location to Court 2 and removed the video (was https://youtu.be/a)',
    ],
    [sidesChanged(context.away, context.home), 'changed the teams from DINKs @ Ohana to Ohana @ DINKs'],
    [deleted(), 'deleted the game DINKs @ Ohana'],
    [deleted(figures({ score: score('61–58') })), 'deleted the game DINKs @ Ohana (58–61)'],
    [restored(figures({ score: score('61–58') })), 'brought back the game DINKs @ Ohana (58–61)'],
  )
})

describe('Ana … a bracket', () => {
  const place = { organization: 1, season: 3, division: 9, matchup: 'r1-0', game: 41 }
  const sides = { home: context.home, away: context.away }
  reads(
    [
      { type: 'MatchupGameCreated', data: { ...place, ...sides, details: { ...noDetails, date: '2025-06-29' } } },
      'created the game DINKs @ Ohana of the bracket matchup r1-0 on June 29, 2025',
    ],
    [{ type: 'MatchupGameRemoved', data: place }, 'freed the bracket matchup r1-0'],
    [{ type: 'MatchupGameRestored', data: place }, 'gave the bracket matchup r1-0 back to its game'],
  )
})

describe('Ana … a score', () => {
  reads(
    [scored('61–58'), 'entered the final score 58–61'],
    [scored('61–59', { was: '61–58' }), 'changed the final score from 58–61 to 59–61'],
    [periodScored('Q1 15–12'), 'entered Q1: DINKs 12, Ohana 15'],
    [periodScored('Q2 8–-'), 'entered Q2: Ohana 8'],
    [periodScored('Q1 15–13', { was: 'Q1 15–12' }), 'changed Q1 of DINKs from 12 to 13'],
    [periodScored('Q1 -–12', { was: 'Q1 15–-' }), 'set Q1 of DINKs to 12 and removed Q1 of Ohana (was 15)'],
  )
})

describe('Ana … a line of a box score', () => {
  reads(
    [lineRecorded(ANA, 'PTS 12, REB 3'), "entered Ana Lee's line: PTS 12, REB 3"],
    [lineRecorded(ANA, ''), "entered Ana Lee's line: did not play"],
    [lineRecorded(ANA, 'PTS 14, REB 3', { was: 'PTS 12' }), 'changed PTS of Ana Lee from 12 to 14 and set REB to 3'],
    [lineRecorded(ANA, 'PTS 12', { was: 'PTS 12, REB 0' }), 'removed REB of Ana Lee (was 0)'],
    [lineRecorded(ANA, 'PTS 12', { was: '' }), "changed Ana Lee's line from did not play to PTS 12"],
    [lineRecorded(ANA, '', { was: 'PTS 12' }), "changed Ana Lee's line from PTS 12 to did not play"],
    [lineRecorded(ANA, null, { was: 'PTS 12' }), 'took Ana Lee off the sheet (was PTS 12)'],
  )
})

describe('Ana … a season', () => {
  reads(
    [seasons.created(seasons.SUMMER, { name: 'Summer' }), 'created the active season Summer'],
    [
      seasons.created(seasons.FALL, { name: 'Fall', deactivates: seasons.SUMMER }),
      'created the active season Fall instead of Summer 2025',
    ],
    [seasons.created(seasons.FALL, { name: 'Fall', active: false }), 'created the season Fall'],
    [
      seasons.changed(seasons.SUMMER, { name: 'Summer', startDate: null }, { name: 'Summer 2025', startDate: '2025-06-29' }),
      'changed the name of Summer 2025 from Summer to Summer 2025 and set the start to June 29, 2025',
    ],
    [seasons.activated(seasons.FALL, seasons.SUMMER), 'made the season Fall 2025 active instead of Summer 2025'],
    [seasons.deactivated(seasons.SUMMER), 'made the season Summer 2025 inactive'],
    [seasons.deleted(seasons.SUMMER), 'deleted the season Summer 2025'],
  )
})

describe('Ana … a league', () => {
  reads(
    [leagues.added(leagues.SUNDAY, 'Sunday'), 'added the league Sunday'],
    [leagues.renamed(leagues.SUNDAY, 'Sunday', 'Sunday Open'), 'renamed the league Sunday to Sunday Open'],
    [leagues.ordered(leagues.MONDAY, leagues.SUNDAY), 'ordered the leagues: Monday Open, Sunday Open'],
    [leagues.deleted(leagues.SUNDAY), 'deleted the league Sunday Open'],
    [entries.entered(entries.OHANA), 'entered Ohana in Sunday Open'],
    [entries.left(entries.OHANA), 'took Ohana out of Sunday Open'],
    [entries.joined(ANA), 'put Ana Lee on the roster of Ohana'],
    [entries.leftRoster(ANA), 'took Ana Lee off the roster of Ohana'],
    [entries.captainNamed(ANA), 'set the captain of Ohana to Ana Lee'],
    [entries.captainNamed(BEN, ANA), 'changed the captain of Ohana from Ana Lee to Ben Okafor'],
    [entries.captainNamed(null, BEN), 'removed the captain of Ohana (was Ben Okafor)'],
  )
})

describe('Ana … a team', () => {
  reads(
    [teams.created('Ohana'), 'created the team Ohana'],
    [
      teams.changed({ name: 'Oh', logo: null }, { name: 'Ohana', logo: '/uploads/a.webp' }),
      'changed the name of Ohana from Oh to Ohana and set the logo',
    ],
    [teams.deleted(), 'deleted the team Ohana'],
  )
})

describe('Ana … a player or a user, and nothing that is sealed is told', () => {
  reads(
    [players.added(), 'added the player Ana Lee'],
    [
      players.changed(
        { lastName: players.sealed('Lee'), email: players.sealed('a'), image: null },
        { lastName: players.sealed('Li'), email: null, image: players.sealed('b') },
      ),
      'changed the last name of Ana Lee, removed the e-mail address and set the photo',
    ],
    [players.deleted(), 'deleted the player Ana Lee'],
    [players.erased(), 'erased the personal data of Ana Lee'],
    [users.created('org_owner'), 'created the user ana (organization owner)'],
    [users.changed({ role: 'staff' }, { role: 'org_owner' }), 'changed the role of ana from staff to organization owner'],
    [
      users.changed({ username: users.sealed('an'), usernameKey: '1' }, { username: users.sealed('ana'), usernameKey: '2' }),
      'changed the username of ana',
    ],
    [users.passwordChanged(true), 'reset the password of ana'],
    [users.passwordChanged(false), 'changed the password of ana'],
    [users.deleted(), 'deleted the user ana'],
  )
})

describe('Ana … an organization', () => {
  reads(
    [organizations.created(), 'created the organization Harbour'],
    [
      organizations.changed({ slug: null, logo: 'a.webp', sports: [2] }, { slug: 'harbour', logo: 'b.webp', sports: [1] }),
      'set the slug to harbour, changed the sports from sport 2 to basketball and changed the logo',
    ],
    [organizations.flagSet('brackets', true), 'switched the feature brackets on'],
    [organizations.flagSet('brackets', false), 'switched the feature brackets off'],
    [organizations.deleted(), 'deleted the organization'],
  )
})

const sample = (type: string) => JSON.parse(readFileSync(join(__dirname, 'samples', `${type}.v1.json`), 'utf8')) as HistoricFact

describe('Ana … an import', () => {
  reads(
    [sample('ImportBegun'), 'began to import 310 rows into Summer 2025, rec-league-2025'],
    [sample('ImportFinished'), 'finished the import: 10 teams, 106 players, 30 games and 200 lines'],
    [sample('ImportFailed'), 'could not finish the import: The files of the import are gone.'],
  )
})
