export const save = 'सहेजें ';
export const saved = 'सहेजा हुआ ';
export const notKept = 'यह ब्राउज़र साइटों को जानकारी सहेजने नहीं देता, इसलिए होटल सहेजा नहीं जा सका।';
