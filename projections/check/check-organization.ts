import { SLICE } from '../runner/runner-context'
import { TimeSlicer } from '../runner/time-slicer'
import type { CheckContext, StatisticsCheckResult, WantedCheck } from './check-context'
import { ProgressCount } from './check-progress'
import { PartComparison } from './compare-part'
import { findStrays } from './find-strays'
import { END_OF_KEYS, type DocumentKey } from './document-key'
import { FoundDifferences } from './found-differences'
import { recomputePart } from './recompute-part'

/**
 * Recomputes the documents of an organization from the facts, in parts that fit into memory, and compares them with the stored ones, field
 * by field and place by place. What others write meanwhile is no difference. Where a repair is wanted, what differs is handed to it.
 */
export const checkOrganization = async (context: CheckContext, wanted: WantedCheck): Promise<StatisticsCheckResult> => {
  const [slicer, progress, found] = [new TimeSlicer(SLICE), new ProgressCount(), new FoundDifferences()]
  const strays = await findStrays(context, wanted, slicer)
  for (let from: DocumentKey = 0; from < END_OF_KEYS;) {
    const part = await recomputePart(context, wanted, from, slicer, progress)
    const compare = () => new PartComparison(context, wanted, part, strays, slicer, progress).run()
    let compared = await compare()
    while (compared === undefined) compared = await compare()
    found.join(compared.found)
    if (wanted.repair && compared.differing.length > 0)
      found.wasRepaired(await wanted.repair(compared.differing, part.upTo.position))
    from = part.recomputation.range.to
  }
  return found.result()
}
