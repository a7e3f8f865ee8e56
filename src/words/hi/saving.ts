export const save = 'सहेजें ';
export const saved = 'सहेजा हुआ ';
export const notKept = 'यह ब्राउज़र कुछ याद नहीं रखता, इसलिए होटल सहेजा नहीं जा सका।';
