import { bracketsAreOn } from '@fullcourt/domain/organizations/features'
import type { LeagueWithTeamsAnswer } from '../../../api/schema'
import { useOrganization } from '../../settings/organizations/queries'
import { Boundary } from '../../parts/feedback/Boundary'
import { QueryState } from '../../parts/feedback/QueryState'
import { useSeason } from '../seasons/queries'
import { DivisionBoard } from './DivisionBoard'
import { DivisionsOffer } from './DivisionsOffer'
import { useDivisions } from './queries'

type Props = { season: number; leagues: readonly LeagueWithTeamsAnswer[] }

const Board = ({ season, leagues }: Props) => {
  const divisions = useDivisions(season)
  return <QueryState of={divisions}>{list => <DivisionBoard season={season} leagues={leagues} divisions={list} />}</QueryState>
}

const IfOn = ({ organization, ...props }: Props & { organization: number }) => {
  const { data } = useOrganization(organization)
  if (!data) return null
  return bracketsAreOn(data.feature_flags) ? <Board {...props} /> : <DivisionsOffer organization={data} />
}

/** The divisions of a season; where its organization works without brackets, what they are for (docs/brackets.md#switched-off). */
export const DivisionsOfSeason = (props: Props) => {
  const { data } = useSeason(props.season)
  return <Boundary>{data && <IfOn organization={data.organization_id} {...props} />}</Boundary>
}
