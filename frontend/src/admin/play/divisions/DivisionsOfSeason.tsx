import { bracketsAreOn } from '@fullcourt/domain/organizations/features'
import type { LeagueWithTeamsAnswer } from '../../../api/schema'
import { useOrganization } from '../../settings/organizations/queries'
import { Boundary } from '../../parts/feedback/Boundary'
import { QueryState } from '../../parts/feedback/QueryState'
import { useSeason } from '../seasons/queries'
import { DivisionBoard } from './DivisionBoard'
import { useDivisions } from './queries'

type Props = { season: number; leagues: readonly LeagueWithTeamsAnswer[] }

const Board = ({ season, leagues }: Props) => {
  const divisions = useDivisions(season)
  return <QueryState of={divisions}>{list => <DivisionBoard season={season} leagues={leagues} divisions={list} />}</QueryState>
}

const IfOn = ({ organization, ...props }: Props & { organization: number }) => {
  const { data } = useOrganization(organization)
  return data && bracketsAreOn(data.feature_flags) && <Board {...props} />
}

/** The divisions of a season, where its organization works with brackets (docs/brackets.md#switched-off). */
export const DivisionsOfSeason = (props: Props) => {
  const { data } = useSeason(props.season)
  return <Boundary>{data && <IfOn organization={data.organization_id} {...props} />}</Boundary>
}
