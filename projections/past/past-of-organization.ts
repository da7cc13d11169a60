import type { ReadModel } from '../projection'
import { readModels } from '../models/models'
import type { DocumentsThen } from './past-reading'
import { Past, type FactsAfter, type UpTo } from './past'
import type { PastMoment } from './past-moment'

/** What no public answer is made of. */
const NOT_ASKED_FOR = new Set([
  'actions',
  'claims',
  'history',
  'importCard',
  'invitationCard',
  'scenarioCard',
  'scorerCard',
  'userCard',
])
/** Figures of players, which take as long to fold as everything else, and of which a table shows nothing. */
const FIGURES = new Set(['corrections', 'gameSheet', 'playerLines', 'playerSeasons'])

const ASKED_FOR = readModels.filter(({ name }) => !NOT_ASKED_FOR.has(name))
const isOfFigures = ({ name }: ReadModel<unknown>): boolean => FIGURES.has(name)

/** The past of one organization, of which only that is folded which somebody asks for. */
export class PastOfOrganization {
  private readonly league: Past
  private readonly figures: Past

  constructor(factsAfter: FactsAfter) {
    this.league = new Past(
      ASKED_FOR.filter(model => !isOfFigures(model)),
      factsAfter,
    )
    this.figures = new Past(ASKED_FOR.filter(isOfFigures), factsAfter)
  }

  /** How many wait until others got what they asked for. */
  get waiting(): number {
    return this.league.waiting + this.figures.waiting
  }

  /** The fact up to which a question goes, and the documents as they were then. */
  async at(upTo: UpTo): Promise<Pick<PastMoment, 'position'> & { readonly documentsThen: DocumentsThen }> {
    const league = await this.league.at(upTo)
    const { position } = league
    let figures: Promise<PastMoment> | undefined
    const documentsThen: DocumentsThen = async model => {
      if (!isOfFigures(model)) return league.documents.get(model.name)
      figures ??= this.figures.at({ position })
      return (await figures).documents.get(model.name)
    }
    return { position, documentsThen }
  }
}
