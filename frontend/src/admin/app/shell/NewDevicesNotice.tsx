import { useState } from 'react'
import { loadLater } from '../../parts/feedback/load-later'
import { useSessionCheck } from '../../parts/session/queries'

const NewDevices = loadLater(() => import('../../people/users/NewDevices').then(chunk => chunk.NewDevices))

/** What has to be told of sign-ins with new devices. Most visits have nothing of it, and never load it. */
export const NewDevicesNotice = () => {
  const devices = useSessionCheck().data?.newDevices ?? []
  const [wasTold, setWasTold] = useState(false)
  if (devices.length > 0 && !wasTold) setWasTold(true)
  return wasTold && <NewDevices devices={devices} />
}
