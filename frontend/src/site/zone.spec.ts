/** @jest-environment ./architecture/browser-environment.js */
import { markElsewhere, placeOfZone } from './zone'

const isMarked = (zone: string, device: string) => {
  markElsewhere(zone, device)
  return document.documentElement.hasAttribute('data-elsewhere')
}

it('A device is elsewhere where its clock shows another time', () => {
  expect(isMarked('America/Los_Angeles', 'Europe/Berlin')).toBe(true)
  expect(isMarked('America/Los_Angeles', 'Asia/Kathmandu')).toBe(true)
})

it('A device is elsewhere where it is another day at the same time', () =>
  expect(isMarked('Pacific/Honolulu', 'Pacific/Kiritimati')).toBe(true))

it('A device in another zone of the same time is not', () => {
  expect(isMarked('Europe/Berlin', 'Europe/Madrid')).toBe(false)
  expect(isMarked('Europe/Berlin', 'Europe/Berlin')).toBe(false)
})

it('A zone is named by its place', () => expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires'))
