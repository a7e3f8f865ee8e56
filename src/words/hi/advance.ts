export const groupsFrom = (count: number) => `${count} या ज़्यादा कमरों की बुकिंग`;
export const staysWithNight = (from: string, to: string) => `${from} से ${to} के बीच की किसी रात वाली बुकिंग`;
export const payAllInAdvance = (who: readonly string[]) => `${who.join(' और ')} पर पूरी रकम एडवांस में देनी होती है।`;
export const payInAdvance = (who: readonly string[], percent: number) =>
  `${who.join(' और ')} पर ${percent}% एडवांस देना होता है।`;

export const askHow = (phone: string, email: string) =>
  `एडवांस देने के लिए अपना बुकिंग रेफ़रेंस WhatsApp (${phone}) पर या ${email} पर भेजिए। हम भुगतान के तरीके बताएँगे।`;

export const booksAndTellsMore = 'इससे आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। कितना और कब तक देना है, यह अगले पेज पर है।';
export const booksAndPaysThere = 'इससे आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। रकम होटल में देनी है।';
export const booksWithAdvance = (advance: string) =>
  `इससे आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। ${advance} का एडवांस कैसे देना है, यह अगले पेज पर है।`;
export const booksWithAdvanceWithin = (advance: string, hours: number) =>
  `इससे आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। ${hours} घंटे के अंदर ${advance} का एडवांस कैसे देना है, यह अगले पेज पर है।`;
