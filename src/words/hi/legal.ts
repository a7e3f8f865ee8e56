export const lastUpdated = 'पिछला बदलाव:';
export const onThisPage = 'इस पेज पर';
export const textInEnglish: string = 'यह पाठ अंग्रेज़ी में है; वही मान्य है।';
