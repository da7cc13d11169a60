import { longMoment } from '../../ui/format/moments'
import { Notice } from '../parts/Notice'
import { useSite } from '../site'
import type { BoxScore } from './box-score'

/** That the final score was corrected: before, after, when, and why where that is public. The newest correction comes first. */
export const CorrectionNotes = ({ game: { corrections, earlierCorrections } }: { game: BoxScore }) => {
  const { zone } = useSite()
  return (
    <>
      {corrections.map(({ number, when, was, is, reason }) => (
        <Notice key={number} tone="info">
          The final score was corrected from {was} to {is} on <time dateTime={when}>{longMoment(when, zone)}</time>
          {reason ? `: ${reason}` : '.'}
        </Notice>
      ))}
      {earlierCorrections !== undefined && (
        <Notice tone="info">These are the latest corrections; there were others before them.</Notice>
      )}
    </>
  )
}
