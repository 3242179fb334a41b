// Taro's router reads addresses with a library of 5 KB; all it asks for is this: raw values, the last of a name wins.
const parse = (search) => {
  const query = {}
  for (const pair of search.replace(/^[?#&]/, '').split('&')) {
    if (pair === '') continue
    const [name, ...value] = pair.split('=')
    query[name] = value.length === 0 ? null : value.join('=')
  }
  return query
}
module.exports = { parse }
