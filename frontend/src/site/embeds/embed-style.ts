/** The whole style of an embed, small enough to come with it; the league's colour comes as variables of its own. */
export const embedStyle = [
  ':root{color-scheme:light dark;--ink:light-dark(#15181c,#f3f5f6);--muted:light-dark(#56606b,#a7b2bc);--line:light-dark(#ddd8ce,#2b343d);--accent:light-dark(var(--brand-light,#b93c0b),var(--brand-dark,#ff8f52))}',
  'body{margin:0;padding:12px;background:light-dark(#fff,#151b21);color:var(--ink);font:15px/1.4 system-ui,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}',
  'h1,h2{margin:0 0 8px;font-size:18px;line-height:1.2}h2{margin-top:16px;font-size:15px}p{margin:8px 0 0;color:var(--muted)}',
  'a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}h1 a,p a{color:var(--accent)}a:focus-visible{outline:2px solid var(--accent)}',
  'table{width:100%;border-collapse:collapse}th,td{padding:7px 4px;border-top:1px solid var(--line);text-align:right;font-weight:400}thead th{border:0;color:var(--muted);font-size:13px}td,thead th{white-space:nowrap}th:nth-child(2){text-align:left;width:99%;font-weight:600}',
  'th abbr{margin-left:6px;color:var(--muted);text-decoration:none}',
  'ol{margin:0;padding:0;list-style:none}li{display:flex;gap:4px 12px;flex-wrap:wrap;justify-content:space-between;padding:7px 0;border-top:1px solid var(--line)}li a{font-weight:600}li span{color:var(--muted)}',
].join('')
