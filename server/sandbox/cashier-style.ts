/** The product's colours and sizes on a page that stands outside the storefront's bundle. */
export const CASHIER_STYLE = `
:root{--page:#f2f6f4;--surface:#fff;--ink:#10211d;--ink-3:#54655f;--line:#e4ebe8;--primary:#0b7365;--pressed:#085c52;--on:#fff;--fill:#edf2f0}
@media (prefers-color-scheme:dark){:root{--page:#0d1513;--surface:#16211e;--ink:#edf4f1;--ink-3:#a7b8b2;--line:#263430;--primary:#3fb8a4;--pressed:#63c9b8;--on:#04211c;--fill:#1f2c28}}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--ink);font:16px/1.5 -apple-system,BlinkMacSystemFont,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:480px;margin:0 auto;padding:0 12px calc(24px + env(safe-area-inset-bottom))}
header{height:48px;display:flex;align-items:center;justify-content:center}
h1{font-size:17px;font-weight:600}
.amount{padding:28px 0 24px;text-align:center}
.sum{font-size:40px;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
.sum span{font-size:22px;margin-right:2px}
.lost{font-size:20px;font-weight:600}
.timer{margin-top:8px;font-size:14px;color:var(--ink-3)}
.timer b{color:var(--ink);font-variant-numeric:tabular-nums}
.card{background:var(--surface);border-radius:12px;padding:6px 16px}
.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;font-size:14px}
.row+.row{border-top:1px solid var(--line)}
dt{flex:none;color:var(--ink-3)}
dd{text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:12px;margin-top:24px}
button{min-height:48px;border:0;border-radius:24px;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
button:disabled{opacity:.5;cursor:default}
.primary{background:var(--primary);color:var(--on)}
.primary:active{background:var(--pressed)}
.line{background:var(--surface);color:var(--ink);border:1px solid var(--line)}
.text{background:none;color:var(--ink-3);font-weight:400}
.note{margin-top:20px;text-align:center;font-size:12px;color:var(--ink-3)}
`
