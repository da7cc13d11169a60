import { markdownToHtml } from './markdown'

it.each([
  ['paragraphs', 'One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
  ['emphasis', '**eight** games, *every* Sunday', '<p><strong>eight</strong> games, <em>every</em> Sunday</p>'],
  ['lists', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['links', '[rules](https://league.example/rules)', '<p><a href="https://league.example/rules">rules</a></p>'],
  ['addresses', 'https://league.example', '<p><a href="https://league.example">https://league.example</a></p>'],
  ['headings, below those of the page', '# Fees', '<h3>Fees</h3>'],
  ['headings in order, wherever they begin', '### Fees\n\n##### Team', '<h3>Fees</h3>\n<h4>Team</h4>'],
  ['headings in order, where one leads back', '## Fees\n\n# Dates', '<h3>Fees</h3>\n<h3>Dates</h3>'],
  ['a line that ends', 'Court 1\nCourt 2', '<p>Court 1<br>\nCourt 2</p>'],
  ['indented lines as a text', 'Fees:\n\n    $800', '<p>Fees:</p>\n<p>$800</p>'],
  ['a link inside the site', '[games](/schedule)', '<p><a href="/schedule">games</a></p>'],
  ['a link inside the site without a slash', '[games](schedule)', '<p><a href="/schedule">games</a></p>'],
  ['the address of a website', '[shop](www.shop.example/a?b=c)', '<p><a href="https://www.shop.example/a?b=c">shop</a></p>'],
  ['an e-mail address', '[us](info@league.example)', '<p><a href="mailto:info@league.example">us</a></p>'],
])('shows %s', (_, text, html) => expect(markdownToHtml(text)).toBe(html))

it.each([
  ['a tag', '</script><img src=x onerror=alert(1)>', '<p>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p>'],
  [
    'a block of HTML',
    '<div onclick="x()">\n\nx\n</div>',
    '<p>&lt;div onclick=&quot;x()&quot;&gt;</p>\n<p>x<br>\n&lt;/div&gt;</p>',
  ],
  ['a link that runs a script', '[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['one in capitals with blanks', '[x]( JavaScript:alert(1))', '<p>[x]( JavaScript:alert(1))</p>'],
  ['one that hides its colon', '[x](javascript&colon;alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['a document as a link', '[x](data:text/html,hello)', '<p>[x](data:text/html,hello)</p>'],
])('shows %s as the text that it is', (_, text, html) => expect(markdownToHtml(text)).toBe(html))

it('begins its headings with a level of the page', () => expect(markdownToHtml('# Fees', 2)).toBe('<h2>Fees</h2>'))

it('shows a table in a box that scrolls, by keyboard too', () =>
  expect(markdownToHtml('| Day | Time |\n| --- | --- |\n| Sunday | 9 AM |')).toMatch(
    /^<div role="group" aria-label="Table" tabindex="0"><table>[^]*<td>Sunday<\/td>[^]*<\/table><\/div>$/,
  ))

it('links to a picture that is elsewhere, and loads none', () => {
  expect(markdownToHtml('![A "court"](https://example.com/x.png?a&b)')).toBe(
    '<p><a href="https://example.com/x.png?a&amp;b">A &quot;court&quot;</a></p>',
  )
  expect(markdownToHtml('![<b>](javascript:alert(1))')).toBe('<p>![&lt;b&gt;](javascript:alert(1))</p>')
})

it('lets no quote out of an attribute', () =>
  expect(markdownToHtml('[x](https://a.example/"onmouseover=alert(1)) [y](https://b.example "\'><img src=x>")')).not.toMatch(
    /<img|"onmouseover/,
  ))
