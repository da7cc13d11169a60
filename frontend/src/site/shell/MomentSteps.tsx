import { useQuery } from '@tanstack/react-query'
import { createReadApi, overTheWire } from '../../api/read-api'
import type { ChangeAtAnswer } from '../../api/schema'
import { longMoment } from '../../ui/format/moments'
import { stepsAt, type ThingOfPage } from './moment-of-page'

type Props = {
  /** The position as of which the page is. */
  position: string
  thing: ThingOfPage
  zone: string
  addressAt: (position: string) => string
}

/** The staff's own read: it is of now, and of no tenant. */
const api = createReadApi(overTheWire)

const inWords = ({ who, what, when }: ChangeAtAnswer, zone: string) => `${who} ${what}, ${longMoment(when, zone)}`

/** After which change a page of the past is, and the ways to the changes before and after it: for staff. */
export const MomentSteps = ({ position, thing, zone, addressAt }: Props) => {
  const { data } = useQuery({
    queryKey: ['changes-around', thing, position],
    queryFn: ({ signal }) => api.get('/api/history/{kind}/{id}/around/{position}', { path: { ...thing, position }, signal }),
  })
  if (!data) return null
  const { at, earlier, later } = stepsAt(position, data)
  return (
    <>
      {at && <p>After: {inWords(at, zone)}</p>}
      {earlier && (
        <a href={addressAt(earlier.position)} title={inWords(earlier, zone)}>
          Earlier change
        </a>
      )}
      {later && (
        <a href={addressAt(later.position)} title={inWords(later, zone)}>
          Later change
        </a>
      )}
    </>
  )
}
