import { useEffect, useState } from 'react'
import type { ChangeAtAnswer, ChangesAroundAnswer } from '../../api/schema'
import { longMoment } from '../../ui/format/moments'
import { useSite } from '../site'
import { stepsAt, type ThingOfPage } from './moment-of-page'

type Props = {
  /** The position as of which the page is. */
  position: string
  thing: ThingOfPage
  zone: string
  addressAt: (position: string) => string
}

const inWords = ({ who, what, when }: ChangeAtAnswer, zone: string) => `${who} ${what}, ${longMoment(when, zone)}`

/** After which change a page of the past is, and the ways to the changes before and after it: for staff. */
export const MomentSteps = ({ position, thing, zone, addressAt }: Props) => {
  const { api } = useSite()
  const [data, setData] = useState<ChangesAroundAnswer>()
  const { kind, id } = thing
  useEffect(() => {
    const stopping = new AbortController()
    // The staff's own read, which is of now and names no tenant.
    const address = `/api/history/${kind}/${id}/around/${position}`
    api.send({ method: 'GET', address, headers: {}, signal: stopping.signal }).then(
      ({ status, body }) => status === 200 && setData(body as ChangesAroundAnswer),
      () => undefined, // Without it the page still shows its moment.
    )
    return () => stopping.abort()
  }, [api, kind, id, position])
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
