import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Navigate, useParams } from 'react-router-dom'

/** The shorter address of a season leads to its leagues. */
export const SeasonByIdPage = () => <Navigate to={adminAddress('season', { season: Number(useParams().season) })} replace />
