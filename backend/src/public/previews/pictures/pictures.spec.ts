import { XMLValidator } from 'fast-xml-parser'
import { bracketPicture } from './bracket-picture'
import type { Frame } from './frame'
import { gamePicture, type PictureSide } from './game-picture'
import { homePicture } from './home-picture'
import { iconPicture } from './icon-picture'
import type { PictureTeam } from './picture-team'
import { playerPicture } from './player-picture'
import { standingsPicture } from './standings-picture'

const HOSTILE = '</text><script>alert(1)</script><image href="http://evil.example/"/>'

const team = (over: Partial<PictureTeam> = {}): PictureTeam => ({
  name: 'Ohana',
  abbreviation: 'OHA',
  colour: '#0b6e74',
  logo: null,
  ...over,
})
const side = (points: number | null, over: Partial<PictureTeam> = {}): PictureSide => ({ ...team(over), points })
const frame = (over: Partial<Frame> = {}): Frame => ({
  site: 'Riverside',
  accent: '#b93c0b',
  title: 'Standings',
  about: 'Summer',
  ...over,
})

const game = (away: PictureSide, home: PictureSide) =>
  gamePicture({ site: 'Riverside', league: 'Monday', away, home, status: 'Completed', details: ['July 1, 2026', 'Court 1'] })

/** The lines of text of a picture, as its reader sees them. */
const wordsOf = (drawing: string) =>
  [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words).filter(words => words !== '')

const hostile = {
  game: game(side(1, { name: HOSTILE }), side(2)),
  standings: standingsPicture(frame({ about: HOSTILE }), [{ rank: 1, wins: 1, losses: 0, team: team({ name: HOSTILE }) }]),
  player: playerPicture(frame({ title: HOSTILE }), [{ value: '12.0', label: 'points a game' }]),
  bracket: bracketPicture(frame(), { champion: team({ name: HOSTILE }), matchups: [] }),
  home: homePicture(team({ name: HOSTILE }), '#b93c0b', HOSTILE),
  icon: iconPicture(team({ abbreviation: '<"&' }), '#b93c0b', 'any'),
}

it.each(Object.entries(hostile))('A hostile name is text in the picture of a %s', (_, drawing) => {
  expect(XMLValidator.validate(drawing)).toBe(true)
  expect(drawing).not.toMatch(/<script|evil\.example"|<image/)
})

describe('The picture of a game', () => {
  it('shows both teams, the away team first, with their points', () =>
    expect(wordsOf(game(side(58, { name: 'DINKs' }), side(61)))).toEqual(
      expect.arrayContaining(['Riverside', 'Monday', 'DINKs', '58', 'Ohana', '61', 'Completed', 'July 1, 2026 · Court 1']),
    ))

  it('shows no points before the game', () => expect(wordsOf(game(side(null), side(null))).join(' ')).not.toMatch(/null|\b0\b/))

  it('shows an uploaded logo instead of letters', () => {
    const drawing = game(side(1, { logo: 'data:image/png;base64,AAAA' }), side(2))
    expect(drawing.match(/<image/g)).toHaveLength(1)
    expect(wordsOf(drawing).filter(words => words === 'OHA')).toHaveLength(1)
  })
})

it('The picture of standings shows the first rows alone', () => {
  const rows = Array.from({ length: 9 }, (_, i) => ({
    rank: i + 1,
    wins: 9 - i,
    losses: i,
    team: team({ name: `Team ${i + 1}` }),
  }))
  const words = wordsOf(standingsPicture(frame(), rows))
  expect(words).toEqual(expect.arrayContaining(['Team 1', '9–0', 'Team 5']))
  expect(words).not.toContain('Team 6')
})

it('The picture of a bracket shows its champion, and before that the matchups', () => {
  const matchups = [{ label: 'Final', sides: ['Ohana', 'DINKs'] as const, score: '61–58' }]
  expect(wordsOf(bracketPicture(frame(), { champion: null, matchups }))).toEqual(
    expect.arrayContaining(['Ohana – DINKs', '61–58']),
  )
  expect(wordsOf(bracketPicture(frame(), { champion: team(), matchups }))).toEqual(expect.arrayContaining(['Champion', 'Ohana']))
})

it('An icon that systems cut keeps to its middle', () => {
  const roomOf = (drawing: string) => Number(/<image[^>]* width="([\d.]+)"/.exec(drawing)?.[1])
  const logo = 'data:image/png;base64,AAAA'
  expect(roomOf(iconPicture(team({ logo }), '#b93c0b', 'maskable'))).toBeLessThan(512 * 0.6)
  expect(roomOf(iconPicture(team({ logo }), '#b93c0b', 'any'))).toBeGreaterThan(512 * 0.7)
})
