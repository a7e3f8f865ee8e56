export const returnHome = 'होम पर लौटें';
export const noProperty = 'होटल नहीं मिला';
export const noPropertyDescription = 'इस पते पर हमारा कोई होटल नहीं है। कैंडोलिम और पोरवोरिम में हमारे जो दो होटल हैं, उन्हें देखिए।';
export const noHouse = 'इस पते पर हमारा कोई होटल नहीं है। ये हमारे होटल हैं:';
export const houseIn = (kind: string, place: string) => `${place} में ${kind}`;
export const backHome = 'होम पर लौटें';
