import { isWorkbook, saveAsCsv } from '../../../src/domain/sheet/cells.ts';
import { decodeText } from '../../../src/domain/sheet/decodeText.ts';
import { refuse } from '../_shared/http.ts';
import { chosenFile, imported, importing } from '../_shared/importing.ts';
import { readCsv } from '../_shared/readCsv.ts';

/** POST a form with the filled-in template as `file`. */
export default importing(async (body) => {
  const bytes = await chosenFile(body);
  if (!bytes) return refuse(400, 'invalid_request', 'Choose a CSV file.');
  if (isWorkbook(bytes)) return refuse(422, 'invalid_csv', saveAsCsv);
  const result = readCsv(decodeText(bytes));
  if ('data' in result) return imported(result.data);
  const more = result.errors.length - 20;
  const lines = [...result.errors.slice(0, 20), ...(more > 0 ? [`And ${more} more.`] : [])];
  return refuse(422, 'invalid_csv', lines.join('\n'));
});
