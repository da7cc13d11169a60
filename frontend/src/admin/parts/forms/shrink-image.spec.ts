import { chosenImage, fitSize, imageProblem, shrinkImage } from './shrink-image'

it('fits the longest side into 800 pixels and keeps the proportions', () => {
  expect([fitSize(1600, 400), fitSize(400, 1600), fitSize(8000, 3)]).toEqual([
    { width: 800, height: 200 },
    { width: 200, height: 800 },
    { width: 800, height: 1 },
  ])
})

it('makes nothing larger', () => {
  expect(fitSize(120, 80)).toEqual({ width: 120, height: 80 })
})

it('refuses what is no file', async () => {
  await expect(shrinkImage('logo.png')).rejects.toThrow('The file given is not an instance of Blob or File')
})

it('refuses a file that is no image', async () => {
  await expect(shrinkImage(new Blob(['a'], { type: 'text/csv' }))).rejects.toThrow('The file given is not an image')
})

it('has no image where none was chosen', async () => {
  const form = new FormData()
  form.set('logo', new File([], ''))
  await expect(chosenImage(form, 'logo')).resolves.toBeNull()
})

it('says beside the field that a chosen file is no image', () => {
  const form = new FormData()
  form.set('logo', new File(['a'], 'roster.csv', { type: 'text/csv' }))
  expect(imageProblem(form, 'logo')).toEqual({ logo: 'The file given is not an image' })
})
