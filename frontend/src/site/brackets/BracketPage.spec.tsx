import { answering, renderedPage } from '../testing/rendered-page'
import { demoTenant } from '../testing/tenant'

const season = { id: 2, name: 'Fall 2026', startDate: null, finishDate: null, active: true }
const division = (id: number, name: string, teams: number) => ({ id, name, teams: Array(teams).fill({}) })
const [east, west] = [division(8, 'East', 4), division(9, 'West', 1)]

const team = (seed: number, name: string) => ({ id: seed + 100, name, seed, logo: null, colors: [], abbreviation: null })

type Answers = { readonly seasons?: readonly object[]; readonly divisions?: readonly object[]; readonly bracket?: object }

const tenantWith = (feature_flags: Record<string, boolean>) => {
  const tenant = demoTenant()
  return { ...tenant, organization: { ...tenant.organization, feature_flags } }
}

const open = async (
  query: string,
  { seasons = [season], divisions = [east, west], bracket }: Answers = {},
  flags: Record<string, boolean> = { brackets: true },
) =>
  renderedPage(`/demo/tournamentBracket${query}`, {
    tenant: tenantWith(flags),
    answer: answering({
      '/api/seasonsv2?slug=demo': seasons,
      '/api/seasonsv2/2/divisions?slug=demo': divisions,
      '/api/seasonsv2/2/divisions/8/bracket?slug=demo': bracket,
    }),
  })

describe('The brackets without a division in the address', () => {
  it('are the first of the active season, with the way to the others', async () => {
    const bracket = { rounds: [], thirdPlace: null, champion: null }
    const { status, html, head } = await open('', { bracket })
    expect(status).toBe(200)
    expect(head).toContain('<title>East bracket |')
    expect(html).toMatch(
      /<a[^>]*href="\/demo\/tournamentBracket\?divisionId=8&amp;seasonId=2"[^>]*aria-current|aria-current[^>]*divisionId=8/,
    )
    expect(html).toContain('href="/demo/tournamentBracket?divisionId=9&amp;seasonId=2"')
  })

  it('are the only one at once', async () => {
    const bracket = { rounds: [], thirdPlace: null, champion: null }
    const { status, text, head } = await open('', { divisions: [east], bracket })
    expect(status).toBe(200)
    expect(text).toContain('The bracket will be here as soon as this division has two teams.')
    expect(head).toContain('<title>East bracket |')
  })

  it('say so where there are none', async () => {
    expect((await open('', { divisions: [] })).text).toContain('No divisions created yet.')
    expect((await open('', { seasons: [] })).text).toContain('No season is running.')
  })
})

describe('A bracket that is not there', () => {
  it.each([
    ['a division that is not there', '?divisionId=77&seasonId=2'],
    ['a season that is not there', '?divisionId=8&seasonId=77'],
    ['a division that is no number', '?divisionId=east'],
  ])('is a missing page: %s', async (_, query) => {
    const { status, text } = await open(query)
    expect(status).toBe(404)
    expect(text).toContain('Division not found.')
  })
})

describe('Where the organization has no brackets', () => {
  it.each(['', '?divisionId=8&seasonId=2'])('the page says so, and searches pass it over: %s', async query => {
    const { status, text, head } = await open(query, {}, {})
    expect(status).toBe(200)
    expect(text).toContain('No bracket is being played now.')
    expect(head).toContain('noindex')
  })
})

describe('The bracket of a division', () => {
  const unknown = { kind: 'unknown', sourceMatchId: 'r1-0', takes: 'winner', team: null }
  const bracket = {
    rounds: [
      {
        label: 'Final',
        matchups: [
          {
            matchId: 'r1-0',
            label: 'Final',
            round: 1,
            position: 0,
            isBye: false,
            teamA: { kind: 'team', team: team(1, 'Hawks'), sourceMatchId: null, takes: null },
            teamB: { kind: 'team', team: team(2, 'Owls'), sourceMatchId: null, takes: null },
            game: null,
            winner: null,
          },
        ],
      },
    ],
    thirdPlace: null,
    champion: null,
    unknown,
  }

  it('can be read without script, with the way to the other divisions', async () => {
    const { status, text, html } = await open('?divisionId=8&seasonId=2', { bracket })
    expect(status).toBe(200)
    expect(text).toContain('Final: Hawks against Owls.')
    expect(text).toContain('Final · 0 of 1 game played')
    expect(html).toContain('href="/demo/teams/101"')
    expect(html).toContain('href="/demo/tournamentBracket?divisionId=9&amp;seasonId=2"')
  })

  it('keeps its division and season in its address for searches', async () => {
    const { head } = await open('?divisionId=8&seasonId=2&league=3', { bracket })
    expect(head).toContain('href="https://fullcourt.example/demo/tournamentBracket?divisionId=8&amp;seasonId=2"')
  })
})
