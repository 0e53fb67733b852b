// Weights of the ranking's features, learned by scripts/train/ranking.ts.
import { type TextLanguage } from '../types.ts';

/** Feature names and weights in turn; a language without an entry uses the initial weights. */
export const rankingWeights: Readonly<Partial<Record<TextLanguage, string>>> = {
  it: `
    >a 0.2 >a_l 0.2 >c 0.1 >e 0.1 >i -0.5 >i_e -0.8 >m 0.1 >m_p 0.1 >n -0.6 >n_n -1 >o 0.5 >o_e 0.1 >o_l 0.4 >p -0.1 >p_i
    0.5 >p_p -0.6 >r_\$ 0.1 >r_i -0.2 >t 1.2 >t_o 0.8 >t_ì 0.8 ^_qu>cu 0.2 a_m>n 0.1 b> 0.1 b>_\$ 0.1 c>ch -0.9 c>ch_i -0.1
    c_>a 0.2 c_>o 0.5 c_i>o 0.1 c_è>e 0.8 candidateLength -0.1 cie>ce -0.4 cie>ce_\$ -0.4 cost 1.462 e> 0.1 e>_\$ 0.1 e>a
    0.3 e>a_\$ 0.3 e>i 0.1 e>i_\$ 0.2 e>i_m -0.1 e>o 0.4 e>o_\$ 0.4 e_>n -1 e_s> -0.1 edits1 -0.4 edits2 0.4 edits3 -0.2
    edits4 -0.2 es>se 0.1 first2 -0.3 frequency -3.3 frequency=10 -0.3 frequency=11 -0.1 frequency=12 0.3 frequency=2 0.1
    frequency=3 -0.1 frequency=5 0.4 frequency=6 -0.1 frequency=7 -0.2 frequency=8 -0.2 g_e>i 0.1 gn>gni -0.1 gn>gni_a
    -0.1 group@0 0.5 group@1 0.1 group@end 0.1 group@end1 0.1 group@mid -0.7 h> -0.5 h>_é -0.5 h>u 0.3 h_è>e 0.5 h_è>é
    -0.5 h_é>e 0.9 i> -0.8 i>_o -0.9 i>a 0.1 i>a_s 0.1 i>o 0.1 i>o_\$ 0.1 i_>a 0.1 i_>n 0.1 i_>o 0.2 i_>p -0.6 i_>t 0.7
    i_c>ch -0.1 i_e> 0.1 i_e>a 0.3 i_e>o 0.1 i_o> 0.1 i_o>ò 0.1 i_s> -0.7 i_s>c 0.1 is>si 0.1 l> -0.4 l>_i -0.4 l>p 0.2
    l>p_i 0.2 l_>p 0.5 l_i>a 0.1 last1 -0.5 last2 -0.7 last3 -0.5 length-1 1.1 length-2 0.8 length-3 0.4 length0 -0.7
    length1 -0.2 length3 0.3 lower-capital 1.5 lower-small -0.2 lu>ul -0.2 lu>ul_s -0.2 m>n 0.1 m>n_o 0.1 n_>t 0.8 n_b>
    0.1 n_ì>i 0.9 o> 0.1 o>_\$ 0.1 o>a -0.6 o>a_\$ -0.6 o>e 0.1 o>e_\$ 0.1 o>i 0.5 o>i_\$ 0.5 o>ò 0.1 o>ò_\$ 0.1 o_>c 0.1 o_>m
    0.1 o_p>v 0.1 omission@0 -0.5 omission@1 1.3 omission@end -0.2 omission@end1 0.1 omission@mid -0.2 omissionDouble@1
    -2.4 omissionDouble@end1 -0.6 omissionDouble@mid -2.6 p>c 0.1 p>v 0.1 p>v_i 0.1 p_>r -0.1 p_l> -0.4 p_lu>ul -0.2 p_u>e
    0.1 qu>cu 0.2 qu>cu_ì 0.2 s> -0.7 s>_\$ -0.1 s>_c -0.7 s>c 0.1 s>c_c 0.1 s_>i -0.9 s_c>ch -0.8 s_c>s 0.1 s_cie>ce -0.4
    s_t>m 0.1 skeleton -4.8 split 0.4 substitution@1 1.6 substitution@end 0.6 substitution@end1 0.2 substitution@mid 0.4
    suffix -0.2 surplus@0 -0.2 surplus@1 0.5 surplus@end 0.2 surplus@end1 -0.2 surplus@mid -0.2 surplusDouble@0 0.2
    surplusDouble@1 2 surplusDouble@end 0.2 surplusDouble@end1 3.2 surplusDouble@mid 2.1 t>c 0.1 t>m 0.1 t>m_o 0.1 t_e>i
    0.1 t_e>o 0.4 t_o>a -0.7 t_o>e 0.1 t_o>i 0.5 t_è>e 0.2 title-capital 0.8 title-small -0.8 transposition@0 0.2
    transposition@1 -0.9 transposition@end -1.2 transposition@end1 -1.2 transposition@mid -0.8 u>e 0.1 u>e_r 0.1 u>o 0.1
    u>o_s 0.1 u_i> -0.9 upper-capital -0.1 upper-small 0.1 v_>i 0.1 è>a 0.1 è>a_\$ 0.1 è>e 1.2 è>e_\$ 1.2 è>é -1.3 è>é_\$
    -1.3 é>e 0.9 é>e_\$ 0.9 ì>e -1 ì>e_\$ -1 ì>i 0.9 ì>i_\$ 0.9
  `,
  es: `
    >a_z -0.7 >c_i -0.6 >d_o 0.9 >d_r -1.4 >d_ó 0.9 >e_e -0.7 >e_i -0.7 >e_s -0.7 >h -0.9 >h_i -1.4 >i_c -0.8 >i_d 1.1
    >i_ó -1.2 >n_n -0.8 >o_r -0.9 >r_m -0.9 >r_u -1 >t_\$ -0.6 >í_a 0.7 ^_>i 1.5 ^_a>á -2.1 ^_b>v -1.6 ^_u>ú -1.8 ^_v>b -1
    a>_d -0.6 a>e_n 0.6 a>á_r -1 a>á_u -1.7 a_c> -1.7 a_d> -0.8 a_e> 1.5 a_g>r 0.7 a_i> 0.6 a_n>ñ 1.5 a_qu>c 0.9 a_r>l 0.7
    a_z>s 0.9 al>la -0.6 b>v -0.8 b>v_a -0.9 b>v_e -0.8 c> -0.7 c>_e -1.2 c>_i -3.2 c>cc 0.6 c>cc_i 0.7 c>qu -0.7 c>s_i
    -0.7 c>s_t 1.3 c>sc_e -0.7 c>sc_i -0.6 c_e> -0.8 c_ha>a 0.9 c_i>j -5.4 c_k> -1.3 c_o> -0.9 candidateLength 0.2 cost
    1.442 d_e> -0.7 d_e>i -1.5 d_ó>o 1.1 e>_c -1.1 e>_s -1.4 e>i -1.6 e>i_g -2.5 e>i_r -1.6 e>i_t -1.9 e>o_n -2.5 e>é_a
    -1.7 e>é_s -0.8 e>é_t -0.8 e_>d -1.3 e_>o -0.8 e_c>sc -1 e_d>r -1.4 e_e> 1.1 e_qu>c 1.3 e_r>l 0.9 e_s>d 1.3 e_t> -1
    e_tr>rt 1.1 edits1 -0.1 edits2 0.3 edits3 -0.5 er>re_s 1 es>se_\$ 0.6 et>te 1 f_>r -1.9 f_a> -0.7 f_l>r 2.9 first1 -0.1
    first2 -0.1 frequency -2.2 frequency=0 -0.1 frequency=10 0.4 frequency=11 -0.6 frequency=12 0.3 frequency=13 0.1
    frequency=3 0.1 frequency=4 -0.1 frequency=6 0.2 frequency=7 -0.2 frequency=8 0.3 frequency=9 0.1 frequencyByLength
    -0.1 g>_a -1 g>j_e -0.7 g>j_i -0.7 g>r_e 0.7 g>t_i 0.9 group@0 0.2 group@1 1.6 group@end 1.7 group@end1 0.2 group@mid
    -0.2 gu>g_e -0.7 h> -1.7 ha>a 1.2 ha>a_m 1.7 i>_\$ 0.7 i>_g 0.6 i>e_g -1 i>e_r -1.3 i>j -3.2 i>j_o -3.5 i>j_ó -2.4
    i>í_\$ -1.5 i>í_f -1.2 i>í_n -0.6 i>í_t -0.7 i_>d 1.2 i_e>a -1.2 i_g> -0.6 i_m>n 0.7 i_n> -1.5 i_t> -1.5 j>g -0.8 j>g_e
    -0.6 k> -0.9 k>_e -1.1 k>c 0.8 l>r 0.8 l>r_i 2.5 l_a> -0.5 l_e>é -1 last1 -0.7 last2 -0.6 last3 -0.9 length-1 -0.2
    length-3 -0.4 length0 -0.7 length1 0.8 length2 0.6 length3 -0.1 lower-capital -0.8 lower-small 0.1 m>n_a 0.9 n>_g -1.2
    n>_j -1.5 n>j -0.7 n>ñ 0.7 n>ñ_a 1 n_a>á -0.6 n_e> -0.8 n_o> 1.2 n_s>c -0.8 n_z>c -1 o>_d 1 o>_r 0.6 o>_t 1.1 o>ho
    -0.8 o_c>qu -1.9 o_j>g -1.9 o_r>d -1.2 o_s>d -0.9 o_t> -0.6 omission@0 0.5 omission@1 0.8 omission@end 0.8
    omission@end1 0.6 omission@mid 0.4 omissionDouble@1 -0.5 omissionDouble@end1 0.1 omissionDouble@mid -1.7 p_o>ó -0.9
    p_u>ú -1.4 prefix 0.1 qu>c 1.3 qu>c_i 0.6 r>l 0.6 r>l_e 1.5 r_e>i -2.1 r_e>o 0.9 r_e>é -0.9 r_á>a 1.1 s>_e -1.1 s>c_i
    -0.6 s>d_i 1.1 s>ps -1.3 s_>c -1.1 s_e> -0.7 skeleton -5 split 0.4 substitution@0 -1.4 substitution@1 -0.7
    substitution@end 0.2 substitution@end1 -0.6 substitution@mid -0.3 suffix -0.3 surplus@0 0.3 surplus@1 0.8 surplus@end
    0.1 surplus@end1 -0.7 surplus@mid -1.6 surplusDouble@0 0.6 surplusDouble@1 0.7 surplusDouble@end 1.2
    surplusDouble@end1 0.5 surplusDouble@mid -1 t> -0.6 t>_\$ -1.2 t>_s -1.2 t>_t -2.1 t_er>re 0.8 t_w> 2.2 t_w>u -4.4
    title-capital -0.4 title-small 0.3 tr>rt 0.8 tr>rt_a 1 transposition@0 2.6 transposition@1 1.2 transposition@end 1.4
    transposition@end1 0.5 transposition@mid 0.7 u>a 0.7 u>ú -0.7 u>ú_t -1.7 u_c> -4.8 u_c>s -1.1 u_e> -1 u_e>o -3.2 u_e>é
    -1.4 u_i>í -0.7 u_l>r 0.6 u_m> -1.2 v>b -0.7 v>b_a -1 v>p 0.7 v_a>e 0.9 v_e> -0.7 v_i>e -1 v_i>í -0.7 w> 2.3 w>_e 1.9
    w>_i 0.8 w>u -4.8 w>u_e -2.8 w>u_i -3 x_>p 1.3 y> 0.8 y>i -1.4 z>c -0.7 z>c_e -1.6 z>s_\$ 0.6 á>a 0.7 í>e -0.7 ñ>n 0.6
    ó>o_\$ 1.2 ó_>n 0.8
  `,
  de: `
    >a_s 0.8 >e 0.5 >e_\$ 0.6 >f_f -0.7 >h_i -0.6 >i_i -1.4 >i_l -0.8 >i_n 0.6 >l_l -1.1 >n_n -0.8 >n_u 0.6 >o_s 0.8 >r_r
    -0.8 >s_b -0.9 >s_l -0.8 >s_p -0.6 >t_s -1.4 a>_\$ 1 a>_l 0.8 a>_s -0.7 a>_t 0.5 a>i 0.5 a>ä_n 0.8 a>ä_s 0.9 a_d>t -0.8
    a_g> 0.7 a_g>ch 1 a_m> 0.5 a_r> -0.6 a_ss>ß -2.2 a_t>d -0.9 a_ß>ss -0.9 aa>a 1 ah>a 1 ah>a_m 0.9 b> 0.7 b>_i 0.6 b_i>
    0.7 b_i>y -2.8 c_>h -0.7 ch>g_e 0.5 compound -0.3 cost 0.686 d> 0.5 d>_\$ 0.4 d>_i 0.9 d>t_a 1.5 d_>t -0.9 d_i> 0.6
    d_n> -0.8 e>_\$ 1 e>_g -0.7 e>_t -0.6 e_b> 1 e_d> 0.5 e_d>t 0.8 e_ie>i 0.6 e_l> 0.7 e_m> 1.1 e_m>n 1.4 e_rh>r 0.8 e_s>
    1 e_s>n 0.6 e_s>ss -1.8 e_ss>s 0.7 e_ss>ß -0.5 e_t>r 0.5 e_ß> 0.9 e_ß>s 0.7 e_ß>ss -1.6 edits1 -1.1 edits2 0.6 edits3
    -0.3 edits4 0.8 ee>e 0.7 ei>ie_t 0.8 f>_t 0.5 f_t> -0.8 f_ä>a 0.5 first1 -0.5 first2 -0.9 first3 -1 frequency -1.9
    frequency=0 -0.6 frequency=1 -0.6 frequency=10 0.1 frequency=11 0.4 frequency=12 1 frequency=2 -0.3 frequency=3 0.4
    frequency=4 0.9 frequency=5 0.3 frequency=6 0.4 frequency=7 -1.5 frequency=8 -0.2 frequencyByLength -0.8 g>ch 0.6
    g>ch_e 0.9 g>d -0.8 g_>e 0.5 g_a>ä 1.2 g_eh>e 0.9 group@0 1 group@1 -0.2 group@end -0.5 group@end1 1 group@mid 0.5
    h_>e 0.6 h_>l 0.6 h_a>ä 0.9 h_n> -1 h_s> 1 h_t> 0.6 h_ä>a 1.1 hyphen 0.4 i>_n 0.8 i>_t 0.9 i>e_n 0.8 i>y -2.3 i>y_e
    -2.1 i_m>n -1.4 i_sch>ch 0.5 i_ss>ß -1.7 i_ß> 1.2 i_ß>s 0.9 i_ß>ss -1 ie>i_d -1.4 ie>i_l 1.1 ie>i_n 1.2 k>_t -1.1 k>ch
    0.6 k>ck 0.6 l>_\$ 0.6 l>_i 0.6 l>_t 0.8 l_a> 0.6 l_ie>i -0.5 l_s> -3 l_t> -1.2 l_ä>a 1.1 last1 0.1 last2 -0.2 last3
    -0.5 length-1 0.8 length-2 -0.4 length-3 -1.3 length0 0.8 length1 -1.5 length2 1 length3 0.3 lower-capital 0.5
    lower-small -0.5 m> 0.7 m>_\$ 1.3 m>_e 0.6 m>n 0.4 m>n_\$ 1.3 m_a>e -0.9 n>_e 0.5 n>_u -0.8 n_ah>a 1.1 n_d> 0.5 n_g>d
    -0.7 n_n> 0.7 n_t> 0.6 o> 0.6 o>u -0.8 o>ö_r -1.2 o_>l -1.5 o_t> 1.2 omission@0 1.5 omission@1 1.1 omission@end 0.7
    omission@end1 0.3 omission@mid 0.4 omissionDouble@1 -2.3 omissionDouble@end 0.1 omissionDouble@end1 -0.8
    omissionDouble@mid -2.6 prefix -0.7 r>_\$ 0.8 r_a> 0.9 r_ie>ei 0.6 r_m> 0.8 r_s> 1.3 rh>r 0.7 s>_\$ 0.6 s>_l -0.9 s>n
    0.5 s>n_\$ 0.6 s>ss -0.5 s>ss_p -1.3 s>ss_s -0.7 s>ss_t -1.9 s_>e 0.6 s_w> 0.6 s_ä>e 1.5 skeleton -4.6 split 3.6 ss>s_\$
    -1 ss>s_e 0.7 ss>s_t 0.9 ss>ß -1 ss>ß_\$ -1.2 ss>ß_b -0.7 ss>ß_e -1.2 ss>ß_t -0.7 substitution@0 0.9 substitution@1 1.1
    substitution@end -0.2 substitution@end1 1.1 substitution@mid 2.1 suffix -0.7 surplus@0 1.9 surplus@1 1.2 surplus@end
    -0.6 surplus@end1 -1.6 surplus@mid -1.1 surplusDouble@0 0.2 surplusDouble@1 0.3 surplusDouble@end -1.1
    surplusDouble@end1 1.1 surplusDouble@mid 2 t>_s -0.6 t>_t 0.5 t>d_d -2 t_>e 0.4 t_>o 0.5 t_aa>a 0.8 t_t> 0.8 t_z> 0.5
    t_ö>o 1.2 title-capital -0.9 title-small 1 transposition@0 1 transposition@1 -0.5 transposition@end 0.2
    transposition@end1 0.6 transposition@mid 0.2 u_>p -1.2 u_ss>ß -0.7 u_ß>ss -0.6 v> 0.5 w> 0.7 w>_e 0.9 w_ä>e 0.7 y> 1
    y>i -1.6 y>i_b -2.1 z_>t -0.7 z_t> -1.9 ß> 0.6 ß>_t 0.5 ß>s_t 0.6 ß>ss -0.8 ß>ss_\$ -1.4 ß>ss_d -0.8 ß>ss_s -0.6 ß>ss_t
    -1 ß_>e 0.7 ä> 0.7 ä>a 1.2 ä>a_c 0.6 ä>a_l 0.7 ä>a_n 0.9 ä>a_t 1.2 ä>a_u 0.9 ä>e 0.7 ä>e_t 0.8 ä_s> 0.8 ö>_s -1 ö>e
    1.3 ö>o 0.9 ö>o_r 1 ö_s> -1.3 ü> 0.7
  `,
  fr: `
    >a 0.1 >a_i 0.1 >e 0.3 >e_\$ 0.2 >e_t 0.1 >i 0.1 >i_t 0.1 >n 0.2 >n_c 0.1 >n_t 0.1 >r_i -0.1 >s -0.3 >s_\$ -0.3 >s_c
    -0.1 >t 0.1 >t_\$ 0.1 >u 0.4 >u_\$ 0.4 >u_t 0.1 >v 0.1 ^_e> 0.2 a> 0.1 a>â -0.1 a>â_l -0.1 a_>s -0.1 ai>e 0.3 ai>e_n 0.3
    ain>in 0.2 b>d 0.1 c> 0.3 c>_t 0.3 c>qu 0.1 c>qu_t 0.1 c_>e 0.1 c_>i 0.1 c_>n 0.1 c_>u 0.1 c_a>â -0.1 c_t> -0.9 c_t>r
    0.1 c_t>s 0.2 cost 0.954 d>t -0.4 d>t_\$ -0.4 d_>e 0.1 e> 0.2 e>_m 0.2 e_i> 0.4 e_m>mm -0.2 edits1 -1.9 edits2 0.9
    edits3 0.7 edits4 0.7 en>an 0.5 en>an_t 0.5 er>re 0.1 er>re_\$ 0.1 first1 -0.3 first2 -0.8 first3 -1.8 frequency -2.8
    frequency=0 1 frequency=12 0.8 frequency=2 -0.3 frequency=3 -0.7 frequency=5 -0.3 frequency=6 -0.5 frequency=7 0.8
    frequencyByLength -0.1 group@0 0.2 group@1 0.1 group@end 2.1 group@end1 0.8 group@mid 0.1 hyphen 0.5 i> 0.4 i>_n 0.4
    i>y -0.9 i>y_e -0.9 i_>n 0.1 i_er>re 0.1 i_t> -0.5 i_t>s 1.1 l_y>i -0.9 last1 -0.5 last2 -0.9 last3 -1.5 length-1 0.4
    length-2 -0.4 length0 -0.3 length1 0.1 length3 0.3 lower-capital 0.4 lower-small -0.2 m>mm -0.2 m>mm_e -0.2 n_c> 0.3
    n_c>qu 0.1 n_d>t -0.4 o_y>i -0.6 omission@0 0.6 omission@1 1.2 omission@end -0.1 omission@end1 0.5 omission@mid 0.6
    omissionDouble@end1 0.1 omissionDouble@mid -1.6 prefix -0.9 r_>s -0.6 r_>t 0.1 r_>u 0.3 s> 0.4 s>_\$ 0.4 s>x -0.5 s>x_\$
    -0.5 skeleton -3.6 split 0.7 substitution@0 -1 substitution@1 -0.3 substitution@end 1.3 substitution@end1 0.2
    substitution@mid 0.8 suffix -0.7 surplus@0 0.8 surplus@1 0.6 surplus@end -1.1 surplus@end1 -0.8 surplus@mid -0.8
    surplusDouble@end 0.5 surplusDouble@end1 1.2 surplusDouble@mid 1.8 t> -1.3 t>_\$ -1.4 t>r 0.1 t>r_\$ 0.1 t>s 1.2 t>s_\$
    1.2 t>u 0.2 t>u_\$ 0.2 t_>a 0.1 t_>e 0.1 t_>r -0.1 t_>s 0.1 t_é>e 0.1 title-capital -0.9 title-small 0.6
    transposition@0 1 transposition@1 0.2 transposition@end -0.2 transposition@end1 0.3 transposition@mid 0.5 u_s> 0.4
    u_s>x -0.5 u_x> 0.1 u_x>s -0.3 v_ai>e 0.3 x> 0.1 x>_\$ 0.1 x>s -0.3 x>s_\$ -0.3 y>i -1.4 y>i_b -0.9 y>i_e -0.6 y>u 0.8
    é>e 0.1 é>e_\$ 0.1
  `,
  en: `
    >a_o -1 >c_q -2 >g_g -1.3 >g_u -1 ^_au>a 0.9 ^_f>ph -1.7 ^_i>e -0.8 ^_il>l 1.2 ^_or>re 1.1 ^_que>c 0.8 ^_sci>s 1.1
    ^_si>sy -1.6 ^_tu>t 1.3 ^_ul>l 1 ^_v>w -1 a>_\$ 1 a>e_\$ 1.1 a>e_y -2.5 a>i_b -1.5 a>s_p -0.9 a_c>sc -1.4 a_ch>k 1.1
    a_ch>tch -2.3 a_ck>k -1.2 a_f>v -1.3 a_r>rr -0.9 a_s>sc -1.2 a_sh>s 1.2 a_si>ti 1.1 a_tch>t 1.3 a_y>t -1.5 ae>a 1.1
    ae>a_s 1.5 ae>ea -1.8 al>l_i 1 al>l_o 1.1 al>ll_a 1.6 apostrophe 1.4 ar>er_s 0.8 ar>or_t 0.9 are>er_s 1.1 au>a_t 1.2
    aw>a 1.1 aw>o 0.9 ay>a 1.3 ay>a_\$ 1 ay>a_s 0.8 ay>a_v 2 b>p_o 1 b_a> -1.4 b_el>l 1.1 b_ou>o 1 b_ou>u 1 b_ue>u -1.4
    c>d_u -1 c>f_i -1.6 c>sc_e -3 c>sc_i -1.5 c_ae>a 1.3 c_ar>er -1.3 c_ed>t 1.4 c_it>ate 1.3 c_oa>o 1 c_our>ar 0.7 c_tu>t
    0.9 c_ul>l 1.6 candidateLength -0.9 ch>k_e 0.8 ch>k_i 0.8 ch>s_\$ 1.2 ch>t_t -1.2 ch>tch -2 cial>al 1.1 cost 0.877
    d_ay>a 2.1 d_d> 0.8 d_ea>i 0.9 d_y> 1.1 d_y>e 1.1 de>ed_\$ 0.8 dg>d 1.2 dg>d_e 0.9 dg>g -1 dg>g_e -1.1 dge>d 0.8
    dge>d_\$ 0.7 di>d_a 0.8 dn>nd -0.9 e>ea_v -1.9 e_c>sc -1.1 e_ce>s 0.8 e_dg>g -1.1 e_ed>t 1 e_o>p -1.6 e_re>er -1.4
    e_se>s 1 e_t>tt -1.4 e_x>c -1.2 ea>e_m 1 ea>i_b -1.1 ea>i_t 0.9 ed>t_s 1.3 edits1 -1.8 edits2 1 edits3 0.6 edits4 -0.3
    ee>ea -1.2 ee>ei -1.8 ee>i_d 0.8 ei>a_v 0.9 ei>ie -1.7 eigh>a 0.9 el>l_o 0.8 ew>o 1.3 ey>e 1.8 ey>e_\$ 1.8 f>d_\$ -0.8
    f>g_u -1.2 f>ph -1.1 f_>g -2.5 f_ol>il 0.9 f_ur>or 1.3 f_ure>er 1.7 first1 -0.8 first2 -1.4 first3 -1.4 frequency -2.7
    frequency=0 0.1 frequency=1 0.2 frequency=10 0.5 frequency=11 1.1 frequency=12 1.4 frequency=13 0.7 frequency=2 0.3
    frequency=3 0.2 frequency=4 -0.2 frequency=5 -0.3 frequency=6 -0.5 frequency=8 0.1 frequency=9 0.2 frequencyByLength
    0.2 g>_l 0.8 g>dg -0.8 g>dg_e -1.3 g_>u -1 g_ar>re 1 g_h>n -1.2 g_s>x -2 ge>d_\$ 0.9 ge>g_s 0.7 genitive 0.6 gr>rg -1.5
    group@0 1.6 group@1 0.7 group@end 0.1 group@end1 0.7 group@mid 0.9 h>_u -1.1 h_ai>a 0.8 h_ea>i 1.7 h_g> -0.7 h_oo>o
    -1.3 h_or>er 0.9 ht>th -1.3 i_c>f -1.7 i_en>ne -1.4 i_f>g -1.2 i_mm>m -0.9 i_n>ng -0.9 i_sh>ti -1.2 i_ss>c 1.1 i_th>t
    0.9 i_tu>t 1 i_y> 0.9 i_y>e 0.9 ie>a_c 1.3 igh>i_e 1 igh>i_n -1.2 igh>ie 1.2 il>al_l 0.9 il>l_a 1.1 il>li -0.8 is>us_t
    1 iv>vi -1.3 j>ge -1.3 k_ey>e 1 k_o> 0.9 kn>n 1.3 l>le_e -1.2 l>ll_o -1.1 l>n_a -1.6 l_>w -1.3 l_ar>er 1.2 l_ey>e 0.9
    l_o>oa -1.4 last1 -1 last2 -0.9 last3 -1 le>l_y -1.1 length-1 1.1 length-2 1.6 length-3 1.1 length0 -0.5 length1 -1.2
    length2 -1 length3 -1.2 ll>l_\$ -1.4 lower-capital 1.8 lower-small -0.6 m>n_y -2.4 m_e>o -1 m_ie>a 1.3 mb>mm 1.2
    mb>mm_i 1.5 n>gn_y -3.6 n>m_b -1.7 n>m_o -2 n>nn_e -1.6 n>p_t -1 n_ai>e 0.8 n_ch>t 0.9 n_ge>d 0.7 n_ge>g 0.9 n_y>e
    -0.7 n_ye>i 1.2 nn>n_t 1.2 o>oa_d -1.6 o>p_t -1.3 o_>a -0.9 o_al>a -1 o_al>ll 2 o_ff>f -1.1 o_k>l 1.6 o_l>ll -1.2
    o_mb>mm 1.3 o_n>gn -1.1 o_n>nn -1.4 o_ng>n 0.9 o_sh>s 0.9 o_ss>s -1 o_z>s -1.8 oa>o_c 1.1 oa>o_l 0.9 oe>o_n 1 ol>il_l
    0.9 omission@0 0.8 omission@1 -1 omission@end 0.1 omission@end1 -0.6 omission@mid -0.9 omissionDouble@1 -7.1
    omissionDouble@end -0.5 omissionDouble@end1 -0.9 omissionDouble@mid -3.3 oo>ou -1.4 oo>u_k -1.9 oo>ui -1.5 or>ir_e 1
    or>re_a 1 our>ar 0.8 ow>u_\$ -0.9 p_el>le -1.3 p_ie>e 1 p_il>l 1.6 p_or>re 0.9 prefix -0.9 q_u>ue -1.1 que>c 1 que>c_u
    1 r>_b -1 r>_f -1 r>_l -0.8 r>rh -1 r_b>p 1.2 r_se>c -0.8 r_sh>s 0.9 r_u>ui -1.5 re>er_n -1.9 s>sc_e -1.4 s>sc_i -0.9
    s>x_h -1.8 s_a>s -1.1 s_ar>er -1 s_ar>or 1.3 s_ea>i -0.7 s_ee>i 1.8 s_ei>a 1.2 s_ie>i 1.2 s_s>ce -1.8 s_y>e 1.1 sc>c_i
    -1.3 sc>s_t 0.9 sc>st_a 1.1 sci>s 1.4 sci>s_p 1.1 se>c_e -2.4 se>s_p 1.4 se>s_s 1 sh>ch_a -1.9 sh>s 1 sh>s_\$ 0.8
    sh>s_a 1.1 sh>s_e 0.9 sh>s_i 0.9 si>sy -1.5 skeleton -4.9 split 2.9 ss>s_\$ 1.2 ss>s_s -1 st>s_\$ 0.9 substitution@1 0.3
    substitution@end 1 substitution@end1 -0.1 substitution@mid 0.3 suffix -0.5 surplus@0 1.1 surplus@end -0.2 surplus@end1
    -0.8 surplus@mid -0.4 surplusDouble@0 0.2 surplusDouble@1 1.5 surplusDouble@end 0.9 surplusDouble@end1 1.4
    surplusDouble@mid 1.5 t>_q -1.5 t_au>a 0.9 t_ey>e 0.7 t_or>ir 1.1 t_u>ou -1.1 t_ure>or 0.9 tch>t 1.5 tch>t_\$ 1.3
    th>t_\$ 1.2 title-capital -1.9 title-small 2 transposition@0 1.4 transposition@1 -1.9 transposition@end -1.2
    transposition@end1 -1.1 transposition@mid -0.8 tt>t_\$ -1.3 tu>t 0.9 tu>t_a 1.6 tu>t_r 0.8 tu>t_s 1.2 tu>ut -1 u>o_f
    1.2 u>ou_r -1 u_d>c -0.9 u_ed>t 1 u_r>p -1.2 ul>l 0.9 ul>l_e 1.2 ul>l_s 1.2 ul>l_u 1.3 upper-capital -0.8 upper-small
    0.8 ure>er 1 ure>er_\$ 1.2 ure>er_s 0.9 ure>or 0.8 us>ess 0.8 us>ess_i 1.2 v>b_o 1.3 v>w_a -1 v_ie>e 1 w>_a 1 xc>x_e
    -1.1 y>e_a 0.9 y>e_e -0.7 y>ee_\$ 0.8 y>ie_s -2.1 y>z -2.4 y_a> 1.3 ye>i 0.8 z_>e -2.4 z_a> -1.8 zz>s -2.1
  `,
};
