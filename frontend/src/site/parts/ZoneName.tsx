import { useSite } from '../site'
import { placeOfZone } from '../zone'

/** Whose times they are: seen where the device has others, at the end of a line that keeps room for it. */
export const ZoneName = () => <span className="zoneName">{placeOfZone(useSite().zone)} time</span>
