import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { StatTable } from './StatTable'

type Row = { name: string; points: number | null }
const rows: Row[] = [
  { name: 'Hawks', points: 61 },
  { name: 'Bulls', points: null },
  { name: 'Comets', points: 75 },
]

const table = (search = '') =>
  renderToString(
    <StaticRouter location={`/teamList${search}`}>
      <StatTable<Row>
        caption="Points"
        rows={rows}
        head={{ key: 'team', name: 'Team', by: row => row.name, show: row => row.name }}
        columns={[{ key: 'PTS', name: 'Points', short: 'PTS', by: row => row.points, show: row => row.points }]}
        instead={row => (row.points === null ? 'Did not play' : null)}
        cut={{ after: 1, label: 'Play-offs' }}
      />
    </StaticRouter>,
  )
const order = (html: string) => [...html.matchAll(/scope="row"[^>]*>(?:<span class="head">)?(\w+)/g)].map(([, name]) => name)

it('keeps the order it came in, with rows of words at the end', () => {
  expect(order(table())).toEqual(['Hawks', 'Comets', 'Bulls'])
})

it('is sorted as the address says, and says so', () => {
  const html = table('?sort=-PTS')
  expect(order(html)).toEqual(['Comets', 'Hawks', 'Bulls'])
  expect(html).toContain('aria-sort="descending"')
})

it('sorts without script: its headings send the next order, and the filters with it', () => {
  const html = table('?league=3')
  expect(html).toContain('value="-PTS" name="sort"')
  expect(html).toContain('type="hidden" name="league" value="3"')
})

it('sends along nothing that no page looks at, which the server did not see either', () =>
  expect(table('?utm_source=mail&league=3')).not.toContain('utm_source'))

it('ignores an order by a column it does not have', () => {
  expect(order(table('?sort=-nothing'))).toEqual(['Hawks', 'Comets', 'Bulls'])
})

it('explains what is short', () => {
  expect(table()).toContain('<dt>PTS</dt> <dd>Points</dd>')
})

it('draws the line of the last play-off place only in the order the table came in', () => {
  expect(table()).toContain('class="cut"><th')
  expect(table('?sort=team')).not.toContain('class="cut"><th')
})
