import { markdownToHtml } from './markdown'

it.each([
  ['paragraphs', 'One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
  ['emphasis', '**eight** games, *every* Sunday', '<p><strong>eight</strong> games, <em>every</em> Sunday</p>'],
  ['lists', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['links', '[rules](https://league.example/rules)', '<p><a href="https://league.example/rules">rules</a></p>'],
  ['addresses', 'https://league.example', '<p><a href="https://league.example">https://league.example</a></p>'],
  ['headings, below those of the page', '# Fees', '<h3>Fees</h3>'],
  ['headings, no lower than there are', '##### Fees', '<h6>Fees</h6>'],
])('shows %s', (_, text, html) => expect(markdownToHtml(text)).toBe(html))

it.each([
  ['a tag', '</script><img src=x onerror=alert(1)>', '<p>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['a block of HTML', '<div onclick="x()">\n\nx\n</div>', '<p>&lt;div onclick=&quot;x()&quot;&gt;</p>\n<p>x\n&lt;/div&gt;</p>'],
  ['a link that runs a script', '[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['one in capitals with blanks', '[x]( JavaScript:alert(1))', '<p>[x]( JavaScript:alert(1))</p>'],
  ['one that hides its colon', '[x](javascript&colon;alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['a document as a link', '[x](data:text/html,hello)', '<p>[x](data:text/html,hello)</p>'],
])('shows %s as the text that it is', (_, text, html) => expect(markdownToHtml(text)).toBe(html))

it('loads no picture from elsewhere', () => expect(markdownToHtml('![x](https://example.com/x.png)')).not.toContain('<img'))

it('lets no quote out of an attribute', () =>
  expect(markdownToHtml('[x](https://a.example/"onmouseover=alert(1)) [y](https://b.example "\'><img src=x>")')).not.toMatch(
    /<img|"onmouseover/,
  ))
