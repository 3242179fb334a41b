/** The product's colours on a page of its own; a colour a door, that can be told apart on light and on dark. */
export const FUNNEL_STYLE = `
:root{--page:#f2f6f4;--surface:#fff;--ink:#10211d;--ink-3:#54655f;--line:#e4ebe8}
:root{--d0:#0b7365;--d1:#d08700;--d2:#8a5cc2;--d3:#3b6fd4;--d4:#c2487b;--d5:#b4532a;--d6:#4d8a1f}
@media (prefers-color-scheme:dark){
:root{--page:#0d1513;--surface:#16211e;--ink:#edf4f1;--ink-3:#a7b8b2;--line:#263430}
:root{--d0:#3fb8a4;--d1:#e0a93b;--d2:#b191e0;--d3:#7fa6f0;--d4:#e587ae;--d5:#e08a63;--d6:#8fc45f}
}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--ink);font:15px/1.6 -apple-system,BlinkMacSystemFont,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:800px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:22px;line-height:1.4;margin-bottom:8px}
h2{font-size:17px}
p{color:var(--ink-3);font-size:14px}
section{background:var(--surface);border-radius:12px;padding:16px;margin-top:16px}
svg{display:block;width:100%;height:auto;margin-top:8px}
svg text{fill:var(--ink);font-size:14px;dominant-baseline:central;font-variant-numeric:tabular-nums}
svg .step{text-anchor:end;fill:var(--ink-3)}
.legend{display:flex;flex-wrap:wrap;padding:0;margin-top:8px;list-style:none;font-size:13px}
.legend li{margin-right:16px}
.legend i{display:inline-block;width:10px;height:10px;border-radius:2px;margin-right:6px}
${[0, 1, 2, 3, 4, 5, 6].map((door) => `.door-${door}{fill:var(--d${door});background:var(--d${door})}`).join('\n')}
.scroll{overflow-x:auto;margin-top:12px}
table{border-collapse:collapse;width:100%;font-size:13px;font-variant-numeric:tabular-nums}
th,td{padding:6px 8px;border-top:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child{text-align:left;font-weight:400}
thead th{border-top:0;color:var(--ink-3);font-weight:400}
.sum th,.sum td{font-weight:600}
@media print{body{background:none}section{border:1px solid var(--line)}}
`
