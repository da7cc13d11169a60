import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { DivisionAnswer, SeasonAnswer } from '../../../api/schema'
import { useDivisions } from '../divisions/queries'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { figureColumn } from '../../parts/tables/columns'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { useSeasons } from '../seasons/queries'
import { Page } from '../../parts/page/Page'
import { areBracketsOff, BracketsSwitchedOff } from './BracketsSwitchedOff'

const addressOf = ({ id, season_id }: DivisionAnswer) => adminAddress('division', { season: season_id, division: id })

const columns: readonly AdminColumn<DivisionAnswer>[] = [
  {
    key: 'division',
    head: 'Division',
    naming: true,
    by: ({ position }) => position,
    text: ({ name }) => name,
    show: division => <Link to={addressOf(division)}>{division.name}</Link>,
  },
  figureColumn('teams', 'Teams', ({ teams }) => teams.length),
  { key: 'games', head: 'Games', show: ({ isLocked }) => (isLocked ? 'Being played' : 'None yet') },
]

const Divisions = ({ season: { id, name } }: { season: SeasonAnswer }) => {
  const divisions = useDivisions(id)
  if (areBracketsOff(divisions.error)) return <BracketsSwitchedOff />
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <AdminTable
        label={`Divisions of ${name}`}
        of={divisions}
        rowKey={division => division.id}
        columns={columns}
        prefix={`season-${id}-`}
        open={addressOf}
        empty={
          <EmptyState
            hint="A division holds the teams of one bracket, in the order of their seeding."
            action={<Link to={adminAddress('season', { season: id })}>Create divisions in {name}</Link>}
          >
            No divisions created yet.
          </EmptyState>
        }
      />
    </section>
  )
}

/** The brackets of the active season, to choose from, and one to try how they work. */
export const BracketsPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const seasons = useSeasons()
  const isShown = (season: SeasonAnswer) => season.active && isKnown && (id === undefined || season.organization_id === id)
  return (
    <Page
      title="Brackets"
      action={
        <Anchor component={Link} to={adminAddress('practiceBracket', {})}>
          Practice Bracket
        </Anchor>
      }
    >
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <QueryState of={seasons}>
        {all => {
          const shown = all.filter(isShown)
          if (shown.length === 0)
            return <EmptyState hint="Brackets belong to the active season.">No season is active.</EmptyState>
          return shown.map(season => <Divisions key={season.id} season={season} />)
        }}
      </QueryState>
    </Page>
  )
}
